// One request's session: opened from its cookie when it is first asked for, and stored in the answer's cookies when it changed.

import {
	acceptUserInvite,
	disableTwoFactor,
	enableTwoFactor,
	generateTwoFactorSecret,
	login,
	logout,
	passwordRequest,
	passwordReset,
	type RestCommand,
	readMe,
	updateMe,
} from "@directus/sdk";
import { ask } from "@hub/shared-contracts/form/operation";
import type { Operate } from "@hub/shared-contracts/remote/remote-server";
import { endSession, isSessionEnded } from "@hub/shared-contracts/session/ended-sessions";
import type { AccountAnswer, SignInInput, Visitor, VisitorSession } from "@hub/shared-contracts/session/visitor-session";
import type { z } from "zod";
import type { Log } from "../base/log.server.ts";
import { changedAccount, newSecret, nothing, readAccount } from "./account-record.server.ts";
import type { Attempts } from "./attempts.server.ts";
import type { ContentTransport } from "./content-transport.server.ts";
import type { Seal } from "./sealed-value.server.ts";
import type { ServiceCall } from "./service-calls.server.ts";
import { PROVIDER_SESSION_LIFETIME, type StoredSession, WAITS_FOR, waitingSignIn } from "./session-cookies.server.ts";
import { endOf, newSessionId, openSessionJar } from "./session-jar.server.ts";
import { createAccountCalls, NO_TOKENS, type Refreshes, type StoredTokens, tokensFrom } from "./token-refresh.server.ts";
import { isLoginRefusal, isRefusal, isTokenRefused, parseAnswer, TransportError } from "./transport-error.ts";

/** What sessions are opened with. */
export interface SessionOptions {
	readonly seal: Seal;
	readonly transport: ContentTransport;
	readonly refreshes: Refreshes;
	readonly attempts: Attempts;
	/** Makes each call; it ends one to a silent service. */
	readonly service: ServiceCall;
	/** Operations of the content service, by which sessions are ended everywhere. */
	readonly operate: (...call: [...Parameters<Operate>, signal: AbortSignal]) => ReturnType<Operate>;
	/** Whether the site is under https. */
	readonly secure: boolean;
	readonly log: Log;
	readonly studioUrl: string;
	/** How the provider is called at which people sign in besides; a session of one that is gone is none. */
	readonly providerName?: string | undefined;
}

/** Who asks. */
export interface SessionRequest {
	readonly cookie: string | undefined;
	/** The visitor's network address; empty where it is not known. */
	readonly address: string;
	/** Stands for the visitor in counts. */
	readonly visitor: string;
}

/** A request's session, for the shell itself. */
export interface RequestSession extends VisitorSession {
	/** Whether the request has the cookie of a session at all; no call is made. */
	readonly hasCookie: boolean;
	/** The access to the content service of the account that is signed in, for reads; undefined for all others. */
	bearer(): Promise<string | undefined>;
	/** `Set-Cookie` headers for the answer; none where nothing changed. */
	cookies(): readonly string[];
}

/** Opens the session of a request. */
export function openSession(options: SessionOptions, request: SessionRequest): RequestSession {
	const { seal, transport, refreshes, attempts, service, log } = options;
	const jar = openSessionJar(options, request.cookie);
	let who: Promise<Visitor> | undefined;

	const setSession = (next: StoredSession | undefined): void => {
		who = undefined;
		jar.set(next);
	};
	const store = {
		read: (): StoredTokens => (jar.session?.kind === "account" ? jar.session : NO_TOKENS),
		write({ access, refresh, expires, expiresAt }: StoredTokens) {
			const before = jar.session;
			if (refresh === null || before?.kind !== "account") return setSession(undefined);
			jar.set({ kind: "account", id: before.id, access, refresh, expires, expiresAt });
		},
	};
	const calls = createAccountCalls({ transport, refreshes, store });
	/** What goes with a call. */
	const by = (signal: AbortSignal) => ({ signal, address: request.address || undefined });

	const asAccount = async <Output>(
		command: RestCommand<unknown, object>,
		returned: z.ZodType<Output>,
	): Promise<AccountAnswer<Output>> => {
		const visitor = await session.visitor();
		if (visitor.kind !== "account") return { kind: visitor.kind === "unavailable" ? "unavailable" : "guest" };
		try {
			return await service(async (signal) => {
				// Also before a POST: a change must not fail because its page was open for long.
				await calls.token("GET", by(signal));
				return { kind: "done", value: parseAnswer(returned, await calls.call(command, by(signal))) };
			});
		} catch (error) {
			return answerTo(error);
		}
	};
	const asStranger = async (command: RestCommand<unknown, object>): Promise<AccountAnswer> => {
		try {
			parseAnswer(nothing, await service((signal) => transport.call(command, by(signal))));
			return { kind: "done", value: undefined };
		} catch (error) {
			return answerTo(error);
		}
	};
	const answerTo = (error: unknown): Exclude<AccountAnswer<never>, { kind: "done" }> => {
		if (!(error instanceof TransportError)) throw error;
		if (error.status === 429) return { kind: "later", seconds: error.retryAfter ?? 60 };
		if (!isRefusal(error)) {
			log.warn({ error: error.parentMessage }, "The content service did not answer about an account");
			return { kind: "unavailable" };
		}
		if (error.status === 401 && jar.session?.kind !== "account") return { kind: "guest" };
		return { kind: "refused", message: error.message, wrongPassword: error.code === "INVALID_CREDENTIALS" };
	};

	/** Whether a session was ended, here or elsewhere; its tokens may hold on for minutes. */
	const stateOf = async ({ id }: StoredSession): Promise<"open" | "ended" | "unavailable"> =>
		(await operate(isSessionEnded, { id })).kind;
	const operate = async <Answer>(operation: Parameters<typeof ask<Answer>>[1], input: object) => {
		const asked = service((signal) => ask((name, sent) => options.operate(name, sent, signal), operation, input));
		return asked.catch(() => ({ kind: "unavailable" }) as const);
	};

	/** Ends a session everywhere, and its tokens. @returns what the content service said */
	const end = async (session: StoredSession): Promise<AccountAnswer["kind"]> => {
		const [ended, said] = await Promise.all([
			operate(endSession, { id: session.id, until: endOf(session) }),
			session.kind === "account" ? asStranger(logout({ mode: "json", refresh_token: session.refresh })) : undefined,
		]);
		return ended.kind === "unavailable" ? ended.kind : (said?.kind ?? "done");
	};

	/** What was signed in before in this browser must not live on beside it: one that is refreshed in this moment would, so it is waited for. */
	const replace = async (next: StoredSession): Promise<void> => {
		const before = jar.session;
		setSession(next);
		jar.wait(undefined);
		if (before) await end(before);
	};

	const look = async (stored: StoredSession | undefined): Promise<Visitor> => {
		if (!stored) return { kind: "guest" };
		try {
			const [state, account] = await Promise.all([
				stateOf(stored),
				stored.kind === "account"
					? service(async (signal) => readAccount(await calls.call(readMe({ fields: ["*"] }), by(signal))))
					: undefined,
			]);
			if (state === "unavailable") return { kind: "unavailable" };
			if (state === "open") {
				if (account) return { kind: "account", account };
				if (stored.kind === "elsewhere") return { kind: "elsewhere", name: stored.name, mayPreview: stored.mayPreview };
			}
		} catch (error) {
			if (!isTokenRefused(error)) {
				log.warn({ error: error instanceof Error ? error.message : String(error) }, "An account's record could not be read");
				return { kind: "unavailable" };
			}
		}
		jar.set(undefined);
		return { kind: "guest" };
	};

	const whatWaits = (input: SignInInput) => {
		if (input.email !== undefined) return { email: input.email.trim(), password: input.password ?? "" };
		const opened = waitingSignIn.safeParse(seal.open("sign-in", jar.waiting));
		return opened.success && opened.data.until > Date.now() ? opened.data : undefined;
	};

	/**
	 * Signs in, and reads the account: one that cannot be read is not signed in (TK-2).
	 * @throws TransportError with a code only if the address, the password or the one-time code was refused
	 */
	const enter = async (email: string, password: string, otp: string | undefined) => {
		const command = login({ email, password }, { mode: "json", ...(otp ? { otp } : {}) });
		const tokens = tokensFrom(await service((signal) => transport.call(command, by(signal))), Date.now());
		try {
			const read = await service((signal) => transport.call(readMe({ fields: ["*"] }), { ...by(signal), token: tokens.access }));
			return { tokens, account: readAccount(read) };
		} catch (error) {
			await asStranger(logout({ mode: "json", refresh_token: tokens.refresh }));
			const { message } = error instanceof Error ? error : { message: String(error) };
			throw new TransportError({ status: undefined, errors: [], parentMessage: message }, { cause: error });
		}
	};

	const session: RequestSession = {
		get hasCookie() {
			return jar.session !== undefined;
		},
		studioUrl: options.studioUrl,
		providerName: options.providerName,
		cookieName: jar.name,
		cookieValue: () => jar.sealed,
		ends: () => jar.session && endOf(jar.session),
		secretFor: seal.secretFor,
		async bearer() {
			if ((await session.visitor()).kind !== "account") return undefined;
			return service((signal) => calls.token("GET", by(signal))).catch(() => undefined);
		},
		visitor() {
			who ??= look(jar.session);
			return who;
		},
		async signIn(input) {
			const given = whatWaits(input);
			if (!given) return { kind: "expired" };
			const { email, password } = given;
			const wait = attempts.begin(email, request.visitor);
			if (wait !== undefined) return { kind: "later", seconds: wait };
			const otp = input.otp?.replace(/\s/g, "");
			try {
				const { tokens, account } = await enter(email, password, otp);
				await replace({ kind: "account", id: newSessionId(), ...tokens });
				who = Promise.resolve({ kind: "account", account });
				attempts.succeed(email, request.visitor);
				return { kind: "signed-in" };
			} catch (error) {
				const code = error instanceof TransportError && isRefusal(error) ? error.code : undefined;
				if (isLoginRefusal(code)) return { kind: "wrong" };
				if (code !== "INVALID_OTP") {
					// Nothing was checked, so it was no guess: an outage must not use up the attempts of right passwords.
					attempts.withdraw(email, request.visitor);
					const answer = answerTo(error);
					return answer.kind === "later" ? answer : { kind: "unavailable" };
				}
				const waits: z.infer<typeof waitingSignIn> = { email, password, until: Date.now() + WAITS_FOR * 1_000 };
				if (input.email !== undefined) jar.wait(seal.seal("sign-in", waits));
				return { kind: otp ? "wrong-code" : "code" };
			}
		},
		async signInElsewhere({ name, mayPreview }) {
			await replace({
				kind: "elsewhere",
				id: newSessionId(),
				name,
				mayPreview,
				until: Date.now() + PROVIDER_SESSION_LIFETIME * 1_000,
			});
		},
		async signOut() {
			const before = jar.session;
			setSession(undefined);
			jar.wait(undefined);
			if (!before) return true;
			const said = await end(before);
			// Tokens that are not known there any more are as good as revoked.
			if (said !== "unavailable" && said !== "later") return true;
			log.warn({ said }, "Issue logging out");
			return false;
		},
		async requestPassword(email, resetUrl) {
			const said = await asStranger(passwordRequest(email, resetUrl));
			// The visitor reads the same as ever, so that operators alone can learn of it.
			if (said.kind === "refused") log.warn({ said: said.message }, "No mail for a new password was sent");
			return said;
		},
		resetPassword: (token, password) => asStranger(passwordReset(token, password)),
		acceptInvite: (token, password) => asStranger(acceptUserInvite(token, password)),
		async update({ firstName, lastName, password, currentPassword }) {
			const changes = {
				...(firstName === undefined ? {} : { first_name: firstName }),
				...(lastName === undefined ? {} : { last_name: lastName }),
				...(password === undefined ? {} : { password, current_password: currentPassword ?? "" }),
			};
			const said = await asAccount(updateMe(changes, { fields: ["id"] }), changedAccount);
			who = undefined;
			return said.kind === "done" ? { kind: "done", value: undefined } : said;
		},
		async generateTwoFactor(password) {
			const said = await asAccount(generateTwoFactorSecret(password), newSecret);
			return said.kind === "done"
				? { kind: "done", value: { secret: said.value.secret, otpauthUrl: said.value.otpauth_url } }
				: said;
		},
		async enableTwoFactor(secret, otp) {
			const said = await asAccount(enableTwoFactor(secret, otp), nothing);
			who = undefined;
			return said.kind === "done" ? { kind: "done", value: undefined } : said;
		},
		async disableTwoFactor(otp) {
			const said = await asAccount(disableTwoFactor(otp), nothing);
			who = undefined;
			return said.kind === "done" ? { kind: "done", value: undefined } : said;
		},
		cookies: jar.cookies,
	};
	return session;
}
