import type {
  CallBody,
  CallData,
  changePassword,
  Language,
  login,
  logout,
  register,
  resendVerification,
  resetPassword,
  User,
  verifyEmail,
} from "@talabee/contract";
import { resendAvailableFrom, stripInvisible } from "@talabee/domain";
import { and, eq, isNull, ne } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { afterCommit } from "../../db/after-commit.js";
import type { Queries } from "../../db/database.js";
import { sessions, users } from "../../db/schema.js";
import { ApiError } from "../../http/api-error.js";
import {
  accountExistsEmail,
  verificationCodeEmail,
  passwordChangedEmail,
  passwordResetEmail,
} from "./account-emails.js";
import { enqueueEmail, simulateEnqueue } from "../../mail/outbox.js";
import type { Panel } from "../../panel.js";
import { readUser } from "../account/wire-user.js";
import { linkAcceptedRider } from "../riders/accepted-riders.js";
import { deletePushToken, savePushToken, movePushTokens } from "../notifications/push-tokens.js";
import { userTopic } from "../../http/bus.js";
import { readSettings } from "../settings/brand-settings.js";
import { codeEnd, generateCode, saveCode, checkCode, consumeCode } from "./codes.js";
import { isCommonPassword } from "./common-passwords.js";
import {
  createRegistration,
  latestRegistration,
  renewCode,
  checkRegistrationCode,
  consumeRegistration,
  type RegistrationInput,
} from "./registrations.js";
import { closeSession, hashOf, openSession } from "./sessions.js";
import type { SessionUser } from "../../http/session-user.js";

type UserRow = typeof users.$inferSelect;
type WireSession = CallData<typeof login>;

/** Where a request comes from, and in which language. */
interface Origin {
  readonly ip: string;
  readonly language: Language;
}

/**
 * Accounts and sessions (REQ-AUTH-53). Nothing here tells whether an e-mail address has an account: known and unknown
 * addresses take the same steps and get the same answers.
 */
export function createAuthService(panel: Panel) {
  /** The account of an address. One that was never verified is nobody's: whoever confirms the address takes it over. */
  async function findUser(queries: Queries, email: string): Promise<UserRow | undefined> {
    const [row] = await queries.select().from(users).where(eq(users.email, email));
    return row === undefined || row.emailVerifiedAt === null ? undefined : row;
  }

  /** Counts a try of a code before it is looked at, so that parallel guesses cannot slip through (REQ-SEC-02). */
  async function countTry(email: string): Promise<void> {
    try {
      await panel.limits.use("wrong_codes", email);
    } catch (refusal) {
      throw refusal instanceof ApiError ? new ApiError("otp_locked") : refusal;
    }
  }

  function refuseCommon(password: string, person: Parameters<typeof isCommonPassword>[1]): void {
    if (isCommonPassword(password, person)) {
      throw new ApiError("validation_failed", { errors: { password: ["password_common"] } });
    }
  }

  const ownDetails = (user: UserRow) => ({
    first_name: user.firstName,
    last_name: user.lastName,
    email: user.email,
    mobile: user.mobile ?? "",
  });

  async function sessionFor(
    queries: Queries,
    user: Pick<UserRow, "id">,
    now: Date,
    fcmToken?: string,
  ): Promise<WireSession> {
    const token = await openSession(queries, user.id, now);
    if (fcmToken) {
      const session = { userId: user.id, sessionHash: hashOf(token) };
      await savePushToken(queries, session, { token: fcmToken, provider: "firebase", platform: "web", now });
    }
    return { token, user: (await readUser(queries, user.id, now))! };
  }

  /**
   * Makes the account somebody registered for. An account that is verified already stays as it is, whoever registered its
   * address again.
   */
  async function openAccount(
    queries: Queries,
    { email, passwordHash, firstName, lastName, mobile }: RegistrationInput,
    language: Language,
    now: Date,
  ): Promise<UserRow> {
    const account = { passwordHash, firstName, lastName, mobile, language, emailVerifiedAt: now };
    const [user] = await queries
      .insert(users)
      .values({ id: randomUUID(), email, ...account, createdAt: now })
      .onConflictDoUpdate({ target: users.email, set: account, setWhere: isNull(users.emailVerifiedAt) })
      .returning();
    if (user === undefined) throw new ApiError("already_verified");
    if (user.blockedAt !== null) throw new ApiError("account_blocked");
    return user;
  }

  /** Ends the sessions of a customer, all but `except`, and the streams that go on in them. */
  async function endSessions(queries: Queries, userId: string, except = ""): Promise<void> {
    await queries.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, except)));
    afterCommit(queries, () => panel.bus.publish(userTopic(userId)));
  }

  return {
    async register(form: CallBody<typeof register>, from: Origin): Promise<CallData<typeof register>> {
      await panel.limits.use("register", from.ip);
      refuseCommon(form.password, form);
      await panel.limits.use("codes", form.email);
      await panel.limits.use("codes_address", from.ip);
      const code = generateCode();
      const codeHash = await panel.passwords.hash(code);
      const passwordHash = await panel.passwords.hash(form.password);
      const now = panel.clock();
      const input = {
        email: form.email,
        passwordHash,
        firstName: stripInvisible(form.first_name),
        lastName: stripInvisible(form.last_name),
        mobile: form.mobile,
      };
      const owner = await findUser(panel.db, form.email);
      const { email_verification_required } = await readSettings(panel.db);
      // Whose address is taken proves that it is theirs all the same.
      if (!email_verification_required && owner === undefined) {
        const session = await panel.db.transaction(async (tx) =>
          sessionFor(tx, await openAccount(tx, input, from.language, now), now),
        );
        return { email: form.email, verification: null, ...session };
      }
      const registration = await panel.db.transaction(async (tx) => {
        const begun = await createRegistration(tx, input, { hash: codeHash, now });
        const template =
          owner === undefined
            ? verificationCodeEmail(from.language, { code, name: input.firstName })
            : accountExistsEmail(from.language, { name: owner.firstName });
        await enqueueEmail(panel, tx, { to: form.email, ...template, now });
        return begun;
      });
      return {
        email: form.email,
        attempt: registration.id,
        // The wait between codes begins with the first one asked for again (REQ-AUTH-37).
        verification: { expires_at: codeEnd(now).toISOString(), resend_available_at: now.toISOString() },
      };
    },

    async resend(
      { email, attempt }: CallBody<typeof resendVerification>,
      from: Origin & { signedIn: SessionUser | null },
    ): Promise<CallData<typeof resendVerification>> {
      const owner = await findUser(panel.db, email);
      if (from.signedIn !== null && owner?.id === from.signedIn.id) throw new ApiError("already_verified");
      const wait = await panel.limits.startCooldown(email);
      if (wait !== null)
        throw new ApiError("resend_cooldown", { retryAfter: wait, data: { retry_after: wait } });
      await panel.limits.use("codes", email);
      await panel.limits.use("codes_address", from.ip);
      const code = generateCode();
      const codeHash = await panel.passwords.hash(code);
      const now = panel.clock();
      await panel.db.transaction(async (tx) => {
        const registration = await renewCode(tx, { email, attempt, codeHash, now });
        if (owner !== undefined) {
          const template = accountExistsEmail(from.language, { name: owner.firstName });
          await enqueueEmail(panel, tx, { to: email, ...template, now });
        } else if (registration !== null) {
          const template = verificationCodeEmail(from.language, { code, name: registration.firstName });
          await enqueueEmail(panel, tx, { to: email, ...template, now });
        } else
          await simulateEnqueue(panel, tx, {
            to: email,
            ...accountExistsEmail(from.language, { name: "" }),
            now,
          });
      });
      return {
        expires_at: codeEnd(now).toISOString(),
        resend_available_at: resendAvailableFrom(now).toISOString(),
      };
    },

    /** Makes the account of a registration whose code came back: with the password of that registration, no other. */
    async verifyEmail(form: CallBody<typeof verifyEmail>, from: Origin): Promise<WireSession> {
      await panel.limits.use("verify", from.ip);
      await countTry(form.email);
      const { email, attempt, otp } = form;
      const verdict = await checkRegistrationCode(panel, { email, attempt, code: otp });
      if (verdict.result === "used") throw new ApiError("already_verified");
      if (verdict.result !== "right") throw new ApiError(`otp_${verdict.result}`);
      const now = panel.clock();
      const { registration } = verdict;
      const session = await panel.db.transaction(async (tx) => {
        if (!(await consumeRegistration(tx, registration, now))) throw new ApiError("otp_invalid");
        const user = await openAccount(tx, registration, from.language, now);
        // Only of an address that is proven: what was applied for stands under it.
        await linkAcceptedRider(tx, user, now);
        return sessionFor(tx, user, now);
      });
      await panel.limits.forget("wrong_codes", email);
      return session;
    },

    async login(form: CallBody<typeof login>, from: Origin): Promise<WireSession> {
      const who = `${from.ip} ${form.email}`;
      // Counted before the password is looked at, so that parallel guesses cannot slip through.
      await panel.limits.use("login_address", from.ip);
      await panel.limits.useSlowing("login", who);
      const user = await findUser(panel.db, form.email);
      const waiting = await latestRegistration(panel.db, form.email);
      const stored = user?.passwordHash ?? waiting?.passwordHash ?? null;
      const isRight = await panel.passwords.verify(stored, form.password);
      if (!isRight) throw new ApiError("invalid_credentials");
      const now = panel.clock();
      if (user === undefined) {
        const wait = await panel.limits.cooldownLeft(form.email);
        throw new ApiError("email_unverified", {
          data: {
            email: form.email,
            attempt: waiting!.id,
            resend_available_at: new Date(now.getTime() + wait * 1000).toISOString(),
          },
        });
      }
      if (user.blockedAt !== null) throw new ApiError("account_blocked");
      await panel.limits.forget("login", who);
      const passwordHash = panel.passwords.isOutdated(user.passwordHash)
        ? await panel.passwords.hash(form.password)
        : user.passwordHash;
      return panel.db.transaction(async (tx) => {
        await tx.update(users).set({ passwordHash, language: from.language }).where(eq(users.id, user.id));
        return sessionFor(tx, user, now, form.fcm_token);
      });
    },

    async logout(user: SessionUser, form: CallBody<typeof logout>): Promise<void> {
      await panel.db.transaction(async (tx) => {
        if (form.fcm_token) await deletePushToken(tx, user.id, form.fcm_token);
        await closeSession(tx, user.tokenHash);
        afterCommit(tx, () => panel.bus.publish(userTopic(user.id)));
      });
    },

    async forgotPassword(email: string, from: Origin): Promise<void> {
      await panel.limits.use("codes", email);
      await panel.limits.use("codes_address", from.ip);
      const code = generateCode();
      const codeHash = await panel.passwords.hash(code);
      const now = panel.clock();
      const user = await findUser(panel.db, email);
      await panel.db.transaction(async (tx) => {
        await saveCode(tx, { email, purpose: "reset_password", userId: user?.id ?? null, codeHash, now });
        const template = passwordResetEmail(from.language, { code, name: user?.firstName ?? "" });
        if (user === undefined) await simulateEnqueue(panel, tx, { to: email, ...template, now });
        else await enqueueEmail(panel, tx, { to: email, ...template, now });
      });
    },

    /** Sets the password of an address whose code came back; whoever was signed in is so no more. */
    async resetPassword(form: CallBody<typeof resetPassword>, from: Origin): Promise<void> {
      const { email } = form;
      await panel.limits.use("verify", from.ip);
      await countTry(email);
      const verdict = await checkCode(panel, email, "reset_password", form.otp);
      if (verdict.result === "used") throw new ApiError("otp_invalid");
      if (verdict.result !== "right") throw new ApiError(`otp_${verdict.result}`);
      const { codeHash, userId } = verdict;
      const [owner] = await panel.db.select().from(users).where(eq(users.id, userId));
      if (owner === undefined) throw new ApiError("otp_invalid");
      // The code stays good for another password.
      refuseCommon(form.password, ownDetails(owner));
      const passwordHash = await panel.passwords.hash(form.password);
      const now = panel.clock();
      await panel.db.transaction(async (tx) => {
        if (!(await consumeCode(tx, { email, purpose: "reset_password", codeHash, now }))) {
          throw new ApiError("otp_invalid");
        }
        await tx.update(users).set({ passwordHash }).where(eq(users.id, userId));
        await endSessions(tx, userId);
        const template = passwordChangedEmail(from.language, { name: owner.firstName, at: now });
        await enqueueEmail(panel, tx, { to: email, ...template, now });
      });
      await panel.limits.forget("wrong_codes", email);
    },

    /** Sets another password; this session goes on under another token, the others end. */
    async changePassword(
      { id, tokenHash }: SessionUser,
      form: CallBody<typeof changePassword>,
      language: Language,
    ): Promise<CallData<typeof changePassword>> {
      const guard = `change ${id}`;
      await panel.limits.useSlowing("login", guard);
      const [user] = await panel.db.select().from(users).where(eq(users.id, id));
      if (!(await panel.passwords.verify(user?.passwordHash ?? null, form.current_password))) {
        throw new ApiError("validation_failed", { errors: { current_password: ["password_wrong"] } });
      }
      refuseCommon(form.password, ownDetails(user!));
      await panel.limits.forget("login", guard);
      const passwordHash = await panel.passwords.hash(form.password);
      const now = panel.clock();
      const token = await panel.db.transaction(async (tx) => {
        await tx.update(users).set({ passwordHash }).where(eq(users.id, id));
        const next = await openSession(tx, id, now);
        await movePushTokens(tx, { from: tokenHash, to: hashOf(next) });
        await endSessions(tx, id, hashOf(next));
        const template = passwordChangedEmail(language, { name: user!.firstName, at: now });
        await enqueueEmail(panel, tx, { to: user!.email, ...template, now });
        return next;
      });
      return { token };
    },

    async current(user: SessionUser): Promise<User> {
      const found = await readUser(panel.db, user.id, panel.clock());
      if (found === null) throw new ApiError("unauthenticated");
      return found;
    },
  };
}
