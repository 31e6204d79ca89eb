const minute = 60_000;
const hour = 60 * minute;
const RETRY_DELAYS_MS = [minute / 2, 2 * minute, 10 * minute, hour / 2, hour, 2 * hour, 4 * hour, 8 * hour];

/**
 * Returns the delay after a failed attempt. It grows from half a minute to eight hours and stays there.
 * @param attempts so far, at least 1
 */
export function retryDelayMs(attempts: number): number {
	return RETRY_DELAYS_MS[Math.min(attempts, RETRY_DELAYS_MS.length) - 1] ?? 0;
}

/** Reason why a mail was not sent. Codes only, because messages of mail servers may contain the receiver's address. */
export interface SendProblem {
	/** True if a retry is pointless. */
	readonly final: boolean;
	readonly codes: string;
}

/**
 * Converts nodemailer's error. Only a 5xx about the receiver or the mail is final. If the server rejects our password
 * or sender, mails are sent after that is fixed.
 */
export function sendProblem(error: unknown): SendProblem {
	const fields: { code?: unknown; command?: unknown; responseCode?: unknown } =
		typeof error === "object" && error !== null ? error : {};
	const status = typeof fields.responseCode === "number" ? fields.responseCode : undefined;
	const command = typeof fields.command === "string" ? fields.command : undefined;
	const final = status !== undefined && status >= 500 && status < 600 && (command === "RCPT TO" || command === "DATA");
	const codes = [fields.code, status, command].filter((part) => typeof part === "string" || typeof part === "number");
	return { final, codes: codes.length > 0 ? codes.join(" ") : "unknown" };
}
