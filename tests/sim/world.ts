import type { Offer } from '../../contract/entities/offer.ts';
import { type HeldMarket, type Received, replicaName } from '../../src/replica/database.ts';
import { breaking } from './breaking-mutators.ts';
import { Device } from './device.ts';
import { Identity } from './identity.ts';
import { type Kept, Ledger } from './ledger.ts';
import { Network } from './network.ts';
import { beginOffers } from './offer-life.ts';
import { leaveOldOutbox } from './old-app.ts';
import { MEMBER, OWNER, populate, SEEKERS } from './people.ts';
import { createRandom, type Random } from './random.ts';
import { Scheduler } from './scheduler.ts';
import { type ServerFlaws, ServerModel } from './server/model.ts';

/** How many lives have a device that changes hands, and within which time it does. */
const SHARED = 0.25;
const WITHIN_MS = 120_000;

const START = Date.parse('2026-11-20T04:26:00.000Z');

const PAGES = 1_000_000_007;
const SIGN_IN = 2_000_000_011;
const OFFERS = 3_000_000_019;
const FILES = 4_000_000_007;
/** How long after a change of the market its files are written, at most. */
const RUN_WITHIN_MS = 20_000;
/** How many lives are about offers, unless all of them are asked to be (`--more offers`). */
const ABOUT_OFFERS = 0.4;
export const MORE_OFFERS = 'offers';

/** Everything of one run: a server, the devices of its people, what lies between them, and who keeps count. */
export class World {
  readonly random: Random;
  readonly scheduler: Scheduler;
  readonly server: ServerModel;
  readonly identity = new Identity();
  readonly ledger: Ledger;
  readonly network: Network;
  readonly devices: Device[] = [];
  /** By store: how many steps it had made when it was last looked at. */
  readonly seen = new Map<string, number>();
  /** By store: what it held of the market's files when it was last looked at. */
  readonly held = new Map<string, HeldMarket>();
  /** A fault that strikes more often than usual. */
  readonly more: string | undefined;
  /** Whether a page or worker that opens now reads the market from its files. */
  readonly readsFiles: () => boolean;
  /** None does. */
  readonly isOld: boolean;
  /** Chance of what is done about offers; null in lives without. */
  readonly offers: Random | null;
  /** Offers as open pages have shown them, by page and offer. */
  readonly read = new Map<string, Offer>();
  /** From here on no device goes to somebody else by itself. */
  handsStay = false;
  #ids = 0;
  #isWriting = false;

  constructor(seed: number, options: { trace: boolean; flaws: ServerFlaws; more?: string | undefined }) {
    this.more = options.more === MORE_OFFERS ? undefined : options.more;
    // Drawn apart, so that all other lives stay what they were.
    const offers = createRandom(seed + OFFERS);
    this.offers = offers.chance(ABOUT_OFFERS) || options.more === MORE_OFFERS ? offers : null;
    breaking.clear();
    this.random = createRandom(seed);
    this.scheduler = new Scheduler(this.random, START, options.trace);
    const files = createRandom(seed + FILES);
    // Of one life in five all apps are of before there were files; in one of five some are.
    const drawn = files.pick([0, 0, 0, 0.2, 1]) as number;
    // Transactions that commit out of order meet the log of the market, and pages alone are read from it.
    const older = options.more === 'slowCommits' ? 1 : drawn;
    this.readsFiles = () => !files.chance(older);
    this.isOld = older === 1;
    this.server = new ServerModel(() => this.scheduler.now, this.newId, options.flaws, files);
    this.server.onMarket = () => this.#writeFiles(files);
    // Drawn apart, so that it moves nothing else.
    const pages = createRandom(seed + PAGES);
    if (pages.chance(0.4)) this.server.pageMax = 1 + pages.below(5);
    this.ledger = new Ledger(this.scheduler);
    this.ledger.server = this.server;
    this.server.onCommit = (committed) => this.ledger.onCommit(committed);
    const rowsOf = <Row>({ device, uid }: Kept, table: string): readonly Row[] =>
      this.devices.find(({ name }) => name === device)?.storage.rows<Row>(replicaName(uid), table) ?? [];
    this.ledger.outboxOf = (kept) => rowsOf(kept, 'outbox');
    this.ledger.receivedOf = (kept) => rowsOf<Received>(kept, 'received').map(({ entry }) => entry);
    const { random, scheduler, server, identity, ledger } = this;
    this.network = new Network({ random, scheduler, server, identity, ledger });
    populate(server, this.newId, random);
    if (this.offers) beginOffers(server, this.newId, this.offers);
    // In some lives two people share the first device, and sign in and out by the app's own code. Drawn apart as well.
    const hands = createRandom(seed + SIGN_IN);
    const isShared = hands.chance(SHARED);
    this.#addDevice('a', 'mia', isShared);
    for (let left = isShared ? 1 + hands.below(5) : 0; left > 0; left -= 1)
      scheduler.after(hands.below(WITHIN_MS), 'a changes hands', null, () => {
        const [device] = this.devices as [Device];
        if (!this.handsStay) device.switchTo(SEEKERS.find((uid) => uid !== device.identity.uid) as string);
      });
    this.#addDevice('b', random.chance(0.7) ? OWNER : MEMBER);
    if (random.chance(0.35)) this.#addDevice('c', random.pick(['mia', OWNER, MEMBER]) as string);
  }

  /** UUIDs in the order they were made. */
  readonly newId = (): string => {
    this.#ids += 1;
    return `01932f6e-0000-7000-8000-${this.#ids.toString(16).padStart(12, '0')}`;
  };

  /** After a while, and again as long as a transaction keeps something back; some pages hear of it. */
  #writeFiles(random: Random): void {
    if (this.#isWriting) return;
    this.#isWriting = true;
    this.scheduler.after(1 + random.below(RUN_WITHIN_MS), '', null, () => {
      this.#isWriting = false;
      this.server.writeFiles();
      this.scheduler.note(`run ${this.server.files.run} of the market’s files`);
      if (this.server.files.isDue) this.#writeFiles(random);
      for (const tab of this.devices.flatMap(({ tabs }) => tabs))
        if (random.chance(0.4))
          this.scheduler.after(random.below(10_000), `${tab.name} hears of the market`, tab, () =>
            tab.hearOfMarket(),
          );
    });
  }

  #addDevice(name: string, uid: string, signsIn = false): void {
    const device = new Device(this, name, {
      hasLocks: this.random.chance(0.9),
      hasBackgroundSync: this.random.chance(0.4),
      signsIn,
    });
    device.identity.uid = uid;
    this.devices.push(device);
    if (!this.random.chance(0.12)) return void device.open('tab');
    device.updating = true;
    leaveOldOutbox(device, () => {
      device.updating = false;
      device.open('tab');
    });
  }
}
