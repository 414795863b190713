import { expect, test, vi } from 'vitest';
import { renewPush } from './renew-push.ts';

const subscription = (endpoint: string) => ({ endpoint }) as PushSubscription;

function given() {
  const subscribe = vi.fn(async () => subscription('https://push.example.org/made'));
  const register = vi.fn(async () => undefined);
  const scope = { registration: { pushManager: { subscribe } } };
  return { subscribe, register, scope, ports: { pushKey: async () => 'a-key', register } };
}

test('usersettings.3 a subscription that the browser has renewed by itself is told to the server', async () => {
  const { scope, subscribe, register, ports } = given();
  await renewPush(scope, { newSubscription: subscription('https://push.example.org/new') }, ports);
  expect(subscribe).not.toHaveBeenCalled();
  expect(register).toHaveBeenCalledExactlyOnceWith({ endpoint: 'https://push.example.org/new' });
});

test('where it has only ended one, another is made with the server’s key and told', async () => {
  const { scope, subscribe, register, ports } = given();
  await renewPush(scope, { newSubscription: null }, ports);
  expect(subscribe).toHaveBeenCalledExactlyOnceWith({ userVisibleOnly: true, applicationServerKey: 'a-key' });
  expect(register).toHaveBeenCalledExactlyOnceWith({ endpoint: 'https://push.example.org/made' });
});
