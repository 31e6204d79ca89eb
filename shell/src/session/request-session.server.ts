// One request's session: opened from its cookie on first use, and stored in the response's cookies if it changed.

import { randomUUID } from "node:crypto";
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
import { callOperation } from "@hub/shared-contracts/form/operation";
import type { Operate } from "@hub/shared-contracts/remote/remote-server";
import { endSession, isSessionEnded } from "@hub/shared-contracts/session/ended-sessions";
import type {
	AccountResult,
	SignInInput,
	Visitor,
	VisitorSession,
} from "@hub/shared-contracts/session/visitor-session";
import type { z } from "zod";
import type { Log } from "../base/log.server.ts";
import { changedAccount, newSecret, nothing, readAccount } from "./account-record.server.ts";
import type { Attempts } from "./attempts.server.ts";
import type { ContentTransport } from "./content-transport.server.ts";
import type { Seal } from "./sealed-value.server.ts";
import type { ServiceCall } from "./service-calls.server.ts";
import {
	CODE_LIFETIME,
	PROVIDER_SESSION_LIFETIME,
	type StoredSession,
	waitingSignIn,
} from "./session-cookies.server.ts";
import { endOf, openSessionJar } from "./session-jar.server.ts";
import {
	createAccountCalls,
	NO_TOKENS,
	type Refreshes,
	type StoredTokens,
	tokensFrom,
} from "./token-refresh.server.ts";
import { isLoginRefusal, isRefusal, isTokenRefused, parseData, TransportError } from "./transport-error.ts";

export interface SessionOptions {
	readonly seal: Seal;
	readonly transport: ContentTransport;
	readonly refreshes: Refreshes;
	readonly attempts: Attempts;
	/** Makes each call; aborts it if Directus is silent. */
	readonly service: ServiceCall;
	/** Operations in Directus, which end sessions on all devices. */
	readonly operate: (...call: [...Parameters<Operate>, signal: AbortSignal]) => ReturnType<Operate>;
	/** True if the site is under https. */
	readonly secure: boolean;
	readonly log: Log;
	readonly studioUrl: string;
	/** Name of the OpenID Connect provider, if configured. Without one, its sessions are ignored. */
	readonly providerName?: string | undefined;
}

export interface SessionRequest {
	readonly cookie: string | undefined;
	/** The visitor's network address; empty if unknown. */
	readonly address: string;
	/** The visitor's pseudonym for rate limits. */
	readonly visitor: string;
}

/** A request's session, with methods for the shell itself. */
export interface RequestSession extends VisitorSession {
	/** True if the request has a session cookie; no call is made. */
	readonly hasCookie: boolean;
	/** Returns the signed-in account's access token for reads in Directus; undefined for all others. */
	bearer(): Promise<string | undefined>;
	/** Returns `Set-Cookie` headers for the response, if anything changed. */
	cookies(): readonly string[];
}

export function openSession(options: SessionOptions, request: SessionRequest): RequestSession {
	const { seal, transport, refreshes, attempts, service, log } = options;
	const jar = openSessionJar(options, request.cookie);
	let currentVisitor: Promise<Visitor> | undefined;

	const setSession = (next: StoredSession | undefined): void => {
		currentVisitor = undefined;
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
	const callOptions = (signal: AbortSignal) => ({ signal, address: request.address || undefined });

	const asAccount = async <Output>(
		command: RestCommand<unknown, object>,
		returned: z.ZodType<Output>,
	): Promise<AccountResult<Output>> => {
		const visitor = await session.visitor();
		if (visitor.kind !== "account") return { kind: visitor.kind === "unavailable" ? "unavailable" : "guest" };
		try {
			return await service(async (signal) => {
				// A POST does not refresh its token (TK-3). A change must not fail because its page was open for long.
				await calls.token("GET", callOptions(signal));
				return { kind: "done", value: parseData(returned, await calls.call(command, callOptions(signal))) };
			});
		} catch (error) {
			return resultOfError(error);
		}
	};
	const asStranger = async (command: RestCommand<unknown, object>): Promise<AccountResult> => {
		try {
			parseData(nothing, await service((signal) => transport.call(command, callOptions(signal))));
			return { kind: "done", value: undefined };
		} catch (error) {
			return resultOfError(error);
		}
	};
	const resultOfError = (error: unknown): Exclude<AccountResult<never>, { kind: "done" }> => {
		if (!(error instanceof TransportError)) throw error;
		if (error.status === 429) return { kind: "later", seconds: error.retryAfter ?? 60 };
		if (!isRefusal(error)) {
			log.warn({ error: error.parentMessage }, "The content service did not answer about an account");
			return { kind: "unavailable" };
		}
		if (error.status === 401 && jar.session?.kind !== "account") return { kind: "guest" };
		return { kind: "refused", message: error.message, wrongPassword: error.code === "INVALID_CREDENTIALS" };
	};

	/** Checks whether a session was ended, here or elsewhere; its tokens may stay valid for minutes. */
	const stateOf = async ({ id }: StoredSession): Promise<"open" | "ended" | "unavailable"> =>
		(await operate(isSessionEnded, { id })).kind;
	const operate = async <Result>(operation: Parameters<typeof callOperation<Result>>[1], input: object) => {
		const result = service((signal) =>
			callOperation((name, sent) => options.operate(name, sent, signal), operation, input),
		);
		return result.catch(() => ({ kind: "unavailable" }) as const);
	};

	/**
	 * Ends a session on all devices, with its tokens.
	 * @returns Directus' response
	 */
	const end = async (session: StoredSession): Promise<AccountResult["kind"]> => {
		const [ended, loggedOut] = await Promise.all([
			operate(endSession, { id: session.id, until: endOf(session) }),
			session.kind === "account" ? asStranger(logout({ mode: "json", refresh_token: session.refresh })) : undefined,
		]);
		return ended.kind === "unavailable" ? ended.kind : (loggedOut?.kind ?? "done");
	};

	/** Replaces the session. Waits until the previous one has ended: one that is refreshed meanwhile would live on. */
	const replace = async (next: StoredSession): Promise<void> => {
		const before = jar.session;
		setSession(next);
		jar.setWaiting(undefined);
		if (before) await end(before);
	};

	const readVisitor = async (stored: StoredSession | undefined): Promise<Visitor> => {
		if (!stored) return { kind: "guest" };
		try {
			const [state, account] = await Promise.all([
				stateOf(stored),
				stored.kind === "account"
					? service(async (signal) => readAccount(await calls.call(readMe({ fields: ["*"] }), callOptions(signal))))
					: undefined,
			]);
			if (state === "unavailable") return { kind: "unavailable" };
			if (state === "open") {
				if (account) return { kind: "account", account };
				if (stored.kind === "elsewhere") return { kind: "elsewhere", name: stored.name, mayPreview: stored.mayPreview };
			}
		} catch (error) {
			if (!isTokenRefused(error)) {
				log.warn(
					{ error: error instanceof Error ? error.message : String(error) },
					"An account's record could not be read",
				);
				return { kind: "unavailable" };
			}
		}
		jar.set(undefined);
		return { kind: "guest" };
	};

	const credentialsOf = (input: SignInInput) => {
		if (input.email !== undefined) return { email: input.email.trim(), password: input.password ?? "" };
		const opened = waitingSignIn.safeParse(seal.open("sign-in", jar.waiting));
		return opened.success && opened.data.until > Date.now() ? opened.data : undefined;
	};

	/**
	 * Signs in and reads the account: one that cannot be read is not signed in (TK-2).
	 * @throws TransportError with a code only if the address, the password or the one-time code was refused
	 */
	const enter = async (email: string, password: string, otp: string | undefined) => {
		const command = login({ email, password }, { mode: "json", ...(otp ? { otp } : {}) });
		const tokens = tokensFrom(await service((signal) => transport.call(command, callOptions(signal))), Date.now());
		try {
			const read = await service((signal) =>
				transport.call(readMe({ fields: ["*"] }), { ...callOptions(signal), token: tokens.access }),
			);
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
			return service((signal) => calls.token("GET", callOptions(signal))).catch(() => undefined);
		},
		visitor() {
			currentVisitor ??= readVisitor(jar.session);
			return currentVisitor;
		},
		async signIn(input) {
			const credentials = credentialsOf(input);
			if (!credentials) return { kind: "expired" };
			const { email, password } = credentials;
			const wait = attempts.begin(email, request.visitor);
			if (wait !== undefined) return { kind: "later", seconds: wait };
			const otp = input.otp?.replace(/\s/g, "");
			try {
				const { tokens, account } = await enter(email, password, otp);
				await replace({ kind: "account", id: randomUUID(), ...tokens });
				currentVisitor = Promise.resolve({ kind: "account", account });
				attempts.succeed(email, request.visitor);
				return { kind: "signed-in" };
			} catch (error) {
				const code = error instanceof TransportError && isRefusal(error) ? error.code : undefined;
				if (isLoginRefusal(code)) return { kind: "wrong" };
				if (code !== "INVALID_OTP") {
					// Nothing was checked, so it was no guess: an outage must not use up the attempts of right passwords.
					attempts.withdraw(email, request.visitor);
					const answer = resultOfError(error);
					return answer.kind === "later" ? answer : { kind: "unavailable" };
				}
				const waiting: z.infer<typeof waitingSignIn> = { email, password, until: Date.now() + CODE_LIFETIME * 1_000 };
				if (input.email !== undefined) jar.setWaiting(seal.seal("sign-in", waiting));
				return { kind: otp ? "wrong-code" : "code" };
			}
		},
		async signInElsewhere({ name, mayPreview }) {
			await replace({
				kind: "elsewhere",
				id: randomUUID(),
				name,
				mayPreview,
				until: Date.now() + PROVIDER_SESSION_LIFETIME * 1_000,
			});
		},
		async signOut() {
			const before = jar.session;
			setSession(undefined);
			jar.setWaiting(undefined);
			if (!before) return true;
			const result = await end(before);
			// Tokens that Directus does not know any more are as good as revoked.
			if (result !== "unavailable" && result !== "later") return true;
			log.warn({ result }, "Issue logging out");
			return false;
		},
		async requestPassword(email, resetUrl) {
			const result = await asStranger(passwordRequest(email, resetUrl));
			// The visitor sees the same message as ever; only operators learn of the failure.
			if (result.kind === "refused") log.warn({ reason: result.message }, "No mail for a new password was sent");
			return result;
		},
		resetPassword: (token, password) => asStranger(passwordReset(token, password)),
		acceptInvite: (token, password) => asStranger(acceptUserInvite(token, password)),
		async update({ firstName, lastName, password, currentPassword }) {
			const changes = {
				...(firstName === undefined ? {} : { first_name: firstName }),
				...(lastName === undefined ? {} : { last_name: lastName }),
				...(password === undefined ? {} : { password, current_password: currentPassword ?? "" }),
			};
			const result = await asAccount(updateMe(changes, { fields: ["id"] }), changedAccount);
			currentVisitor = undefined;
			return withoutValue(result);
		},
		async generateTwoFactor(password) {
			const result = await asAccount(generateTwoFactorSecret(password), newSecret);
			return result.kind === "done"
				? { kind: "done", value: { secret: result.value.secret, otpauthUrl: result.value.otpauth_url } }
				: result;
		},
		async enableTwoFactor(secret, otp) {
			const result = await asAccount(enableTwoFactor(secret, otp), nothing);
			currentVisitor = undefined;
			return withoutValue(result);
		},
		async disableTwoFactor(otp) {
			const result = await asAccount(disableTwoFactor(otp), nothing);
			currentVisitor = undefined;
			return withoutValue(result);
		},
		cookies: jar.cookies,
	};
	return session;
}

function withoutValue(answer: AccountResult<unknown>): AccountResult {
	return answer.kind === "done" ? { kind: "done", value: undefined } : answer;
}
