import type {
  CallBody,
  CallData,
  Language,
  currentUser,
  login,
  register,
  verifyEmail,
} from "@talabee/contract";
import { resendAvailableFrom, stripInvisible } from "@talabee/domain";
import { and, eq, isNull } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import type { Queries } from "../../db/database.js";
import { users } from "../../db/schema.js";
import { Fault } from "../../http/fault.js";
import { accountExistsMail, codeMail } from "../../mail/letters.js";
import { postMail } from "../../mail/outbox.js";
import type { Panel } from "../../panel.js";
import { drawCode, keepCode, tryCode, useCode } from "./codes.js";
import { isCommonPassword } from "./common-passwords.js";
import { closeSession, openSession, type SignedIn } from "./sessions.js";

type UserRow = typeof users.$inferSelect;
type WireUser = CallData<typeof currentUser>;
type WireSession = CallData<typeof login>;

/**
 * Accounts and sessions (C1). Nothing here tells whether an e-mail address has an account: known and unknown
 * addresses take the same steps and get the same answers.
 */
export function createAuthService(panel: Panel) {
  /** One code to an address that may have it; whoever owns another kind of account gets another mail. */
  async function sendCode(email: string, user: UserRow | undefined, language: Language): Promise<Date> {
    const code = drawCode();
    const codeHash = await panel.passwords.hash(code);
    const now = panel.clock();
    const isWaiting = user !== undefined && user.emailVerifiedAt === null;
    const expiresAt = await panel.db.transaction(async (tx) => {
      const end = await keepCode(tx, {
        email,
        purpose: "verify_email",
        userId: isWaiting ? user.id : null,
        codeHash,
        now,
      });
      if (isWaiting)
        await postMail(panel, tx, { to: email, ...codeMail(language, { code, name: user.firstName }), now });
      else if (user)
        await postMail(panel, tx, {
          to: email,
          ...accountExistsMail(language, { name: user.firstName }),
          now,
        });
      return end;
    });
    panel.jobs.wake();
    return expiresAt;
  }

  async function findUser(queries: Queries, email: string): Promise<UserRow | undefined> {
    const [row] = await queries.select().from(users).where(eq(users.email, email));
    return row;
  }

  return {
    async register(
      form: CallBody<typeof register>,
      from: { ip: string; language: Language },
    ): Promise<CallData<typeof register>> {
      await panel.limits.use("register", from.ip);
      if (isCommonPassword(form.password, form)) {
        throw new Fault("validation_failed", { errors: { password: ["password_common"] } });
      }
      await panel.limits.use("codes", form.email);
      await panel.limits.use("codes_address", from.ip);
      const passwordHash = await panel.passwords.hash(form.password);
      const now = panel.clock();
      const details = {
        passwordHash,
        firstName: stripInvisible(form.first_name),
        lastName: stripInvisible(form.last_name),
        mobile: form.mobile,
      };
      // An address nobody verified yet belongs to whoever registers it last: the code goes to its owner.
      await panel.db
        .insert(users)
        .values({ id: randomUUID(), email: form.email, ...details, createdAt: now })
        .onConflictDoUpdate({ target: users.email, set: details, setWhere: isNull(users.emailVerifiedAt) });
      const expiresAt = await sendCode(form.email, await findUser(panel.db, form.email), from.language);
      return {
        email: form.email,
        // The wait between codes begins with the first one asked for again (settled 5).
        verification: { expires_at: expiresAt.toISOString(), resend_available_at: now.toISOString() },
      };
    },

    async resend(
      email: string,
      from: { ip: string; language: Language; signedIn: SignedIn | null },
    ): Promise<{ expires_at: string; resend_available_at: string }> {
      const user = await findUser(panel.db, email);
      if (from.signedIn?.verified === true && user?.id === from.signedIn.id)
        throw new Fault("already_verified");
      const wait = await panel.limits.startCooldown(email);
      if (wait !== null)
        throw new Fault("resend_cooldown", { retryAfter: wait, data: { retry_after: wait } });
      await panel.limits.use("codes", email);
      await panel.limits.use("codes_address", from.ip);
      const now = panel.clock();
      const expiresAt = await sendCode(email, user, from.language);
      return {
        expires_at: expiresAt.toISOString(),
        resend_available_at: resendAvailableFrom(now).toISOString(),
      };
    },

    async verifyEmail(form: CallBody<typeof verifyEmail>, from: { ip: string }): Promise<WireSession> {
      await panel.limits.use("verify", from.ip);
      if (await panel.limits.isUsedUp("wrong_codes", form.email)) throw new Fault("otp_locked");
      const verdict = await tryCode(panel, form.email, "verify_email", form.otp);
      if (verdict.result === "used") throw new Fault("already_verified");
      if (verdict.result !== "right") {
        // The limit itself was looked at above; here the failure is only counted.
        await panel.limits.use("wrong_codes", form.email).catch(() => undefined);
        throw new Fault(`otp_${verdict.result}`);
      }
      const now = panel.clock();
      return panel.db.transaction(async (tx) => {
        const { codeHash, userId } = verdict;
        if (!(await useCode(tx, { email: form.email, purpose: "verify_email", codeHash, now }))) {
          throw new Fault("otp_invalid");
        }
        const [user] = await tx
          .update(users)
          .set({ emailVerifiedAt: now })
          .where(and(eq(users.id, userId), eq(users.email, form.email)))
          .returning();
        if (user === undefined) throw new Fault("otp_invalid");
        if (user.blockedAt !== null) throw new Fault("account_blocked");
        return { token: await openSession(tx, user.id, now), user: toWire(user) };
      });
    },

    async login(form: CallBody<typeof login>, from: { ip: string }): Promise<WireSession> {
      const who = `${from.ip} ${form.email}`;
      // Counted before the password is looked at, so that parallel guesses cannot slip through.
      await panel.limits.use("login_address", from.ip);
      await panel.limits.useSlowing("login", who);
      const user = await findUser(panel.db, form.email);
      const isRight = await panel.passwords.verify(user?.passwordHash ?? null, form.password);
      if (user === undefined || !isRight) throw new Fault("invalid_credentials");
      if (user.emailVerifiedAt === null) {
        const wait = await panel.limits.cooldownLeft(user.email);
        throw new Fault("email_unverified", {
          data: {
            email: user.email,
            resend_available_at: new Date(panel.clock().getTime() + wait * 1000).toISOString(),
          },
        });
      }
      if (user.blockedAt !== null) throw new Fault("account_blocked");
      await panel.limits.forget("login", who);
      if (panel.passwords.isOutdated(user.passwordHash)) {
        const passwordHash = await panel.passwords.hash(form.password);
        await panel.db.update(users).set({ passwordHash }).where(eq(users.id, user.id));
      }
      return { token: await openSession(panel.db, user.id, panel.clock()), user: toWire(user) };
    },

    async logout(user: SignedIn): Promise<void> {
      await closeSession(panel.db, user.tokenHash);
    },

    async current(user: SignedIn): Promise<WireUser> {
      const [row] = await panel.db.select().from(users).where(eq(users.id, user.id));
      if (row === undefined) throw new Fault("unauthenticated");
      return toWire(row);
    },
  };
}

function toWire(user: UserRow): WireUser {
  return {
    id: user.id,
    first_name: user.firstName,
    last_name: user.lastName,
    username: user.username,
    email: user.email,
    email_verified_at: user.emailVerifiedAt?.toISOString() ?? null,
    mobile: user.mobile,
    birthday: user.birthday,
    gender: user.gender,
    country: user.country,
    role: user.role,
    avatar: null,
    family_id: null,
    wallet_balance: 0,
    unread_notifications: 0,
  };
}
