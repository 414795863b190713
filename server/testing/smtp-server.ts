import { type AddressInfo, createServer, type Socket } from 'node:net';

export type ReceivedMail = { from: string; to: string[]; data: string };

/** A mail server on this machine that speaks as much SMTP (RFC 5321) as a client needs. */
export type SmtpServer = {
  readonly url: string;
  readonly port: number;
  readonly received: ReceivedMail[];
  /** Connections that were made. */
  readonly connections: number;
  /** Accepts connections and says nothing, as a server that hangs. */
  silent: boolean;
  /** What it says to the next recipients instead of taking them; undefined takes them again. */
  refuse: string | undefined;
  stop(): Promise<void>;
};

/** @param at port; 0 takes any free one */
export async function startSmtpServer(at = 0): Promise<SmtpServer> {
  const received: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    if (!smtp.silent) converse(socket, smtp);
  });
  await new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const smtp: SmtpServer = {
    url: `smtp://127.0.0.1:${port}`,
    port,
    received,
    get connections() {
      return connections;
    },
    silent: false,
    refuse: undefined,
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return smtp;
}

function converse(socket: Socket, smtp: SmtpServer): void {
  let mail: ReceivedMail = { from: '', to: [], data: '' };
  let inData = false;
  let buffered = '';
  const say = (line: string) => socket.write(`${line}\r\n`);
  say('220 mail.example ESMTP');
  socket.setEncoding('utf8');
  socket.on('data', (chunk: string) => {
    buffered += chunk;
    for (let end = buffered.indexOf('\r\n'); end >= 0; end = buffered.indexOf('\r\n')) {
      const line = buffered.slice(0, end);
      buffered = buffered.slice(end + 2);
      if (inData) take(line);
      else obey(line);
    }
  });

  function take(line: string): void {
    if (line !== '.') {
      mail.data += `${line.replace(/^\./, '')}\r\n`;
      return;
    }
    inData = false;
    smtp.received.push(mail);
    mail = { from: '', to: [], data: '' };
    say('250 2.0.0 taken');
  }

  function obey(line: string): void {
    const address = /<(.*)>/.exec(line)?.[1] ?? '';
    if (/^EHLO/i.test(line)) say('250 mail.example');
    else if (/^MAIL FROM:/i.test(line)) {
      mail.from = address;
      say('250 2.1.0 ok');
    } else if (/^RCPT TO:/i.test(line)) {
      if (smtp.refuse === undefined) mail.to.push(address);
      say(smtp.refuse ?? '250 2.1.5 ok');
    } else if (/^DATA/i.test(line)) {
      inData = true;
      say('354 go on');
    } else if (/^STARTTLS/i.test(line)) say('502 5.5.1 no TLS here');
    else if (/^QUIT/i.test(line)) {
      say('221 bye');
      socket.end();
    } else say('250 ok');
  }
}
