import type { Result } from '../../../kernel/result';
import type {
  FileAct,
  FilesView,
  HealthLine,
  MailState,
  MailsView,
  OneMail,
  QueueView,
  SettingLine,
  SourcesView,
  SpendView,
  TaskRow,
  WebhooksView,
  AcceptedTerms,
} from '../../../desk/operations/shape';

export interface Paged {
  /** The moment of the last row of the page before. */
  readonly before?: Date | undefined;
}

/** What the pages under Operations ask. Every verb asks who is there. */
export interface OperationsServices {
  health(request: Request): Promise<Result<readonly HealthLine[]>>;
  queue(request: Request): Promise<Result<QueueView>>;
  retry(
    request: Request,
    which: { readonly id: string } | { readonly name: string | null },
  ): Promise<Result<{ readonly retried: number }>>;
  tasks(request: Request): Promise<Result<readonly TaskRow[]>>;
  runTask(request: Request, name: string): Promise<Result<null>>;
  webhooks(
    request: Request,
    search: Paged & { readonly state?: 'waiting' | 'done' | undefined },
  ): Promise<Result<WebhooksView>>;
  replay(request: Request, id: string): Promise<Result<null>>;
  mails(
    request: Request,
    search: Paged & { readonly state?: MailState | undefined },
  ): Promise<Result<MailsView>>;
  mail(request: Request, id: string): Promise<Result<OneMail | null>>;
  resend(request: Request, id: string): Promise<Result<null>>;
  sendTestMail(request: Request): Promise<Result<{ readonly to: string }>>;
  sources(request: Request): Promise<Result<SourcesView>>;
  acceptTerms(request: Request, ids: readonly string[]): Promise<Result<AcceptedTerms>>;
  turnSource(
    request: Request,
    source: { readonly id: string; readonly off: boolean },
  ): Promise<Result<{ readonly name: string }>>;
  files(request: Request): Promise<Result<FilesView>>;
  changeFile(
    request: Request,
    change: { readonly id: string; readonly deed: FileAct },
  ): Promise<Result<{ readonly name: string; readonly period: string; readonly rows: number }>>;
  spend(request: Request): Promise<Result<SpendView>>;
  settings(request: Request): Promise<Result<readonly SettingLine[]>>;
}
