import type { AddressTables } from './schema/address.ts';
import type { ApplicationTables } from './schema/application.ts';
import type { BillingTables } from './schema/billing.ts';
import type { CompanyTables } from './schema/company.ts';
import type { ContentTables } from './schema/content.ts';
import type { ConversationTables } from './schema/conversation.ts';
import type { CreatorTables } from './schema/creator.ts';
import type { FileTables } from './schema/file.ts';
import type { JobTables } from './schema/job.ts';
import type { LogTables } from './schema/log.ts';
import type { MarketFilesTables } from './schema/market-files.ts';
import type { NotificationTables } from './schema/notification.ts';
import type { OfferTables } from './schema/offer.ts';
import type { ProofTables } from './schema/proof.ts';
import type { RightsTables } from './schema/rights.ts';
import type { SearchTables } from './schema/search.ts';
import type { SellerTables } from './schema/seller.ts';
import type { SignInTables } from './schema/sign-in.ts';
import type { SyncTables } from './schema/sync.ts';
import type { UserTables } from './schema/user.ts';
import type { WorkTables } from './schema/work.ts';

/** Every table, by its name in the database; migrations/ makes them. */
export type Tables = AddressTables &
  ApplicationTables &
  BillingTables &
  CompanyTables &
  ContentTables &
  ConversationTables &
  CreatorTables &
  FileTables &
  JobTables &
  LogTables &
  MarketFilesTables &
  NotificationTables &
  OfferTables &
  RightsTables &
  SearchTables &
  ProofTables &
  SellerTables &
  SignInTables &
  SyncTables &
  UserTables &
  WorkTables;
