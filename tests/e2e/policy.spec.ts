import { expect, test } from '@playwright/test';
import { oneServer, withPerson } from './running.ts';

const server = oneServer();

// Every other browser test fails for what the policy refuses, because it is an error on the console (person.ts).
test('the content policy is enforced, trusted types with it, and what it refuses fails a browser test', async () => {
  await withPerson(async ({ page, problems }) => {
    const answer = await page.goto(`${server().origin}/login`);
    const policy = answer?.headers()['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(problems).toEqual([]);

    const refused = await page.evaluate(() => {
      const tried = (act: () => void) => {
        try {
          act();
          return 'done';
        } catch (error) {
          return (error as Error).name;
        }
      };
      const box = document.createElement('div');
      const script = document.createElement('script');
      return [
        tried(() => {
          box.innerHTML = '<b>text</b>';
        }),
        tried(() => {
          script.src = 'https://elsewhere.example/a.js';
        }),
      ];
    });
    expect(refused).toEqual(['TypeError', 'TypeError']);
    await page.evaluate(() => {
      const picture = new Image();
      picture.src = 'https://elsewhere.example/a.png';
      document.body.append(picture);
    });
    await expect.poll(() => problems.some((told) => /content policy: img-src/.test(told))).toBe(true);
    problems.length = 0;
  });
});
