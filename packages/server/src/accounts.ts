import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Account, Chance, Store } from '@ridotto/host';

const COOKIE = 'ridotto';
const YEAR = 365 * 24 * 60 * 60; // seconds

/** Who is who: guests by a signed cookie, bots by a token of which only the hash is kept. */
export class Accounts {
  readonly #store: Store;
  readonly #chance: Chance;
  readonly #isSecure: boolean;

  constructor(store: Store, chance: Chance, isSecure: boolean) {
    this.#store = store;
    this.#chance = chance;
    this.#isSecure = isSecure;
  }

  async byCookie(request: FastifyRequest): Promise<Account | undefined> {
    const cookie = request.cookies[COOKIE];
    const { valid, value } = cookie === undefined ? { valid: false, value: null } : request.unsignCookie(cookie);
    if (!valid || !value) return undefined;
    const [id = '', number = '0'] = value.split('.'); // old cookies have no number
    const account = await this.#store.account(id);
    return Number(number) === (account?.cookie ?? 0) ? account : undefined;
  }

  async byToken(token: string): Promise<Account | undefined> {
    return /^[\w-]{20,100}$/.test(token) ? this.#store.accountByToken(hashOf(token)) : undefined;
  }

  /** A new guest, remembered by a cookie that scripts can't read and other sites can't send. */
  async welcome(name: string, reply: FastifyReply): Promise<Account> {
    const account: Account = { id: this.#chance.id(), kind: 'guest', name };
    await this.#store.addAccount(account);
    this.#setCookie(account, reply);
    return account;
  }

  /** Revokes an account's cookies, wherever they are, or its token; who stays gets a new cookie. */
  async signOut({ id, kind }: Account, stays: boolean, reply: FastifyReply): Promise<void> {
    if (kind === 'bot') return this.#store.revokeToken(id);
    await this.#store.revokeCookies(id);
    if (stays) this.#setCookie((await this.#store.account(id))!, reply);
    else this.clearCookie(reply);
  }

  clearCookie(reply: FastifyReply): void {
    reply.clearCookie(COOKIE, this.#cookie);
  }

  /** A bot's account and its token, which is shown this once. */
  async addBot(name: string, { id }: Account): Promise<Account & { token: string }> {
    const account: Account = { id: this.#chance.id(), kind: 'bot', name, by: id };
    const token = randomBytes(32).toString('base64url');
    await this.#store.addAccount(account, hashOf(token));
    return { ...account, token };
  }

  /** An owner's bots, those with a token. */
  async botsOf({ id }: Account): Promise<Account[]> {
    return (await this.#store.botsOf(id)).filter(({ isRevoked }) => !isRevoked);
  }

  get #cookie() {
    return {
      signed: true,
      httpOnly: true,
      sameSite: 'strict',
      secure: this.#isSecure,
      path: '/',
      maxAge: YEAR,
    } as const;
  }

  #setCookie({ id, cookie = 0 }: Account, reply: FastifyReply): void {
    reply.setCookie(COOKIE, cookie === 0 ? id : `${id}.${cookie}`, this.#cookie);
  }
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The token that a request brings along, whether it is one or not; other ways to authorize are a proxy's business. */
export const tokenIn = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer\b *(.*)$/i.exec(headers.authorization ?? '')?.[1];

/** Whether a browser's request comes from one of our own pages. */
export function isOwnOrigin({ headers }: FastifyRequest, origins: readonly string[]): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return false;
  if (origins.includes(origin)) return true;
  return origins.length === 0 && URL.parse(origin)?.host === host;
}
