// One request's session: opened from its cookie when it is first asked for, and kept in the answer's cookies when it changed.

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
import type {
	AccountAnswer,
	AccountRecord,
	SignInInput,
	Visitor,
	VisitorSession,
} from "@hub/shared-contracts/session/visitor-session";
import { parse } from "hono/utils/cookie";
import { z } from "zod";
import type { Log } from "../server/log.server.ts";
import type { Attempts } from "./attempts.server.ts";
import type { ContentTransport } from "./content-transport.server.ts";
import type { Seal } from "./sealed-value.server.ts";
import {
	KEPT_ELSEWHERE,
	KEPT_FOR,
	type KeptSession,
	keptSession,
	sessionCookie,
	sessionCookieNames,
	WAITS_FOR,
	waitingSignIn,
} from "./session-cookies.server.ts";
import { createAccountCalls, NO_TOKENS, type Refreshes, type StoredTokens, tokensFrom } from "./token-refresh.server.ts";
import { TransportError } from "./transport-error.ts";

/** What sessions are opened with. */
export interface SessionOptions {
	readonly seal: Seal;
	readonly transport: ContentTransport;
	readonly refreshes: Refreshes;
	readonly attempts: Attempts;
	/** Whether the site is under https. */
	readonly secure: boolean;
	readonly log: Log;
	readonly studioUrl: string;
	/** How the provider is called at which people sign in besides; a session of one that is gone is none. */
	readonly providerName?: string | undefined;
	/** Ms that a call may take. */
	readonly deadline: number;
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

const record = z.object({
	id: z.string(),
	email: z.string().nullish(),
	first_name: z.string().nullish(),
	last_name: z.string().nullish(),
	tfa_secret: z.unknown(),
});

/** Opens the session of a request. */
export function openSession(options: SessionOptions, request: SessionRequest): RequestSession {
	const { seal, transport, refreshes, attempts, secure, log } = options;
	const names = sessionCookieNames(secure);
	const sent = request.cookie ? parse(request.cookie) : {};
	let kept = openKept(seal, sent[names.session], options);
	const waits: { value: string | undefined; changed: boolean } = { value: sent[names.waiting], changed: false };
	let changed = false;
	let sealed = kept ? (sent[names.session] ?? "") : "";
	let who: Promise<Visitor> | undefined;

	const keep = (next: KeptSession | undefined): void => {
		kept = next;
		changed = true;
		who = undefined;
		sealed = next ? seal.seal("session", next) : "";
	};
	const wait = (value: string | undefined): void => {
		if (value === undefined && waits.value === undefined) return;
		waits.value = value;
		waits.changed = true;
	};
	const store = {
		read: (): StoredTokens => (kept?.kind === "account" ? kept : NO_TOKENS),
		write({ access, refresh, expires, expiresAt }: StoredTokens) {
			if (refresh === null) return keep(undefined);
			const same = who;
			keep({ kind: "account", access, refresh, expires, expiresAt });
			who = same;
		},
	};
	const calls = createAccountCalls({ transport, refreshes, store });
	const limits = () => ({ signal: AbortSignal.timeout(options.deadline), address: request.address || undefined });

	const asAccount = async <Output>(command: RestCommand<Output, object>): Promise<AccountAnswer<Output>> => {
		if (kept?.kind !== "account") return { kind: "guest" };
		try {
			// Also before a POST: a change must not fail because its page was open for long.
			await calls.token("GET", limits());
			return { kind: "done", value: await calls.call(command, limits()) };
		} catch (error) {
			return answerTo(error);
		}
	};
	const asStranger = async (command: RestCommand<unknown, object>): Promise<AccountAnswer> => {
		try {
			await transport.call(command, limits());
			return { kind: "done", value: undefined };
		} catch (error) {
			return answerTo(error);
		}
	};
	const answerTo = (error: unknown): Exclude<AccountAnswer<never>, { kind: "done" }> => {
		if (!(error instanceof TransportError)) throw error;
		if (error.status === 429) return { kind: "later", seconds: error.retryAfter ?? 60 };
		if (error.status === undefined || error.status >= 500) {
			log.warn({ error: error.parentMessage }, "The content service did not answer about an account");
			return { kind: "unavailable" };
		}
		if (error.status === 401 && kept?.kind !== "account") return { kind: "guest" };
		return { kind: "refused", message: error.message };
	};

	/** What was signed in before in this browser must not live on beside it: one that is refreshed in this moment would, so it is waited for. */
	const replace = async (next: KeptSession): Promise<void> => {
		const before = kept;
		keep(next);
		wait(undefined);
		if (before?.kind === "account") await asStranger(logout({ mode: "json", refresh_token: before.refresh }));
	};

	const look = async (): Promise<Visitor> => {
		if (!kept) return { kind: "guest" };
		if (kept.kind === "elsewhere") return { kind: "elsewhere", name: kept.name, mayPreview: kept.mayPreview };
		try {
			const read = record.parse(await calls.call(readMe({ fields: ["*"] }), limits()));
			return { kind: "account", account: accountFrom(read) };
		} catch (error) {
			if (error instanceof TransportError && (error.status === 401 || error.status === 403)) {
				keep(undefined);
				return { kind: "guest" };
			}
			log.warn({ error: error instanceof Error ? error.message : String(error) }, "An account's record could not be read");
			return { kind: "unavailable" };
		}
	};

	const whatWaits = (input: SignInInput) => {
		if (input.email !== undefined) return { email: input.email.trim(), password: input.password ?? "" };
		const opened = waitingSignIn.safeParse(seal.open("sign-in", waits.value));
		return opened.success && opened.data.until > Date.now() ? opened.data : undefined;
	};

	return {
		get hasCookie() {
			return kept !== undefined;
		},
		studioUrl: options.studioUrl,
		providerName: options.providerName,
		cookieName: names.session,
		cookieValue: () => sealed,
		secretFor: seal.secretFor,
		async bearer() {
			if (kept?.kind !== "account") return undefined;
			return calls.token("GET", limits()).catch(() => undefined);
		},
		visitor() {
			who ??= look();
			return who;
		},
		async signIn(input) {
			const given = whatWaits(input);
			if (!given) return { kind: "expired" };
			const { email, password } = given;
			const wait_ = attempts.begin(email, request.visitor);
			if (wait_ !== undefined) return { kind: "later", seconds: wait_ };
			const otp = input.otp?.replace(/\s/g, "");
			try {
				const said = await transport.call(login({ email, password }, { mode: "json", ...(otp ? { otp } : {}) }), limits());
				await replace({ kind: "account", ...tokensFrom(said, Date.now()) });
				attempts.succeed(email, request.visitor);
				return { kind: "signed-in" };
			} catch (error) {
				if (!(error instanceof TransportError)) throw error;
				if (error.status === 429) return { kind: "later", seconds: error.retryAfter ?? 60 };
				if (error.status === undefined || error.status >= 500) return { kind: "unavailable" };
				if (error.code !== "INVALID_OTP") return { kind: "wrong" };
				if (input.email !== undefined)
					wait(
						seal.seal("sign-in", { email, password, until: Date.now() + WAITS_FOR * 1_000 } satisfies z.infer<
							typeof waitingSignIn
						>),
					);
				return { kind: otp ? "wrong-code" : "code" };
			}
		},
		async signInElsewhere({ name, mayPreview }) {
			await replace({ kind: "elsewhere", name, mayPreview, until: Date.now() + KEPT_ELSEWHERE * 1_000 });
		},
		async signOut() {
			const before = kept;
			keep(undefined);
			wait(undefined);
			if (before?.kind !== "account") return true;
			const said = await asStranger(logout({ mode: "json", refresh_token: before.refresh }));
			if (said.kind === "unavailable" || said.kind === "later") log.warn({ said: said.kind }, "Issue logging out");
			// Tokens that are not known there any more are as good as revoked.
			return said.kind === "done" || said.kind === "guest" || said.kind === "refused";
		},
		async requestPassword(email, resetUrl) {
			const said = await asStranger(passwordRequest(email, resetUrl));
			// The visitor reads the same as ever, so that operators alone can learn of it.
			if (said.kind === "refused") log.warn({ said: said.message }, "No mail for a new password was sent");
			return said;
		},
		resetPassword: (token, password) => asStranger(passwordReset(token, password)),
		acceptInvite: (token, password) => asStranger(acceptUserInvite(token, password)),
		async update({ firstName, lastName, password }) {
			const changes = {
				...(firstName === undefined ? {} : { first_name: firstName }),
				...(lastName === undefined ? {} : { last_name: lastName }),
				...(password === undefined ? {} : { password }),
			};
			const said = await asAccount(updateMe(changes, { fields: ["id"] }));
			who = undefined;
			return said.kind === "done" ? { kind: "done", value: undefined } : said;
		},
		async generateTwoFactor(password) {
			const said = await asAccount(generateTwoFactorSecret(password));
			return said.kind === "done"
				? { kind: "done", value: { secret: said.value.secret, otpauthUrl: said.value.otpauth_url } }
				: said;
		},
		async enableTwoFactor(secret, otp) {
			const said = await asAccount(enableTwoFactor(secret, otp));
			who = undefined;
			return said.kind === "done" ? { kind: "done", value: undefined } : said;
		},
		async disableTwoFactor(otp) {
			const said = await asAccount(disableTwoFactor(otp));
			who = undefined;
			return said.kind === "done" ? { kind: "done", value: undefined } : said;
		},
		cookies() {
			const maxAge = kept?.kind === "elsewhere" ? KEPT_ELSEWHERE : KEPT_FOR;
			const set = changed
				? [
						sessionCookie(names.session, sealed || undefined, { secure, maxAge }),
						sessionCookie(names.signedIn, sealed ? "1" : undefined, { secure, maxAge, script: true }),
					]
				: staleCookies();
			return waits.changed ? [...set, sessionCookie(names.waiting, waits.value, { secure, maxAge: WAITS_FOR })] : set;
		},
	};

	/** What a browser has that is no session any more. */
	function staleCookies(): string[] {
		if (kept || (sent[names.session] === undefined && sent[names.signedIn] === undefined)) return [];
		return [
			sessionCookie(names.session, undefined, { secure, maxAge: 0 }),
			sessionCookie(names.signedIn, undefined, { secure, maxAge: 0, script: true }),
		];
	}
}

function openKept(seal: Seal, cookie: string | undefined, options: SessionOptions): KeptSession | undefined {
	const { success, data } = keptSession.safeParse(seal.open("session", cookie));
	if (!success) return undefined;
	return data.kind === "elsewhere" && (data.until < Date.now() || !options.providerName) ? undefined : data;
}

function accountFrom({ id, email, first_name: first, last_name: last, tfa_secret: secret }: z.infer<typeof record>): AccountRecord {
	const name = [first, last].filter(Boolean).join(" ") || (email ?? "");
	return { id, email: email ?? "", firstName: first ?? "", lastName: last ?? "", name, twoFactor: Boolean(secret) };
}
