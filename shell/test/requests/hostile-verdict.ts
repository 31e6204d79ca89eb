// Properties that every response must have, whatever the request.

import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import type { AttackOutcome, RawAnswer } from "./hostile-connection.ts";
import { type Attack, type HostileRequest, STRANGE_HOST } from "./hostile-requests.ts";

/**
 * Texts that only internals of the server contain. Pages for missing addresses repeat the address, so texts that an
 * address may contain are not listed.
 */
const INSIDES =
	/^\s+at .+:\d+:\d+\)?$|\bnode:internal\b|\bnode_modules\b|server\.cjs|remote\.cjs|\bSQLITE_|\bECONNREFUSED\b|\bGraphQL\b/m;

const LAST_WORDS: ReadonlySet<number> = new Set([400, 408, 413, 417, 431]);

export function violationsIn(
	{ requests, abortAfter }: Attack,
	{ answers, end }: AttackOutcome,
	hosts: ReadonlySet<string>,
): string[] {
	if (end === "refused") return ["nothing listens"];
	const problems: string[] = [];
	for (const [index, answer] of answers.entries()) {
		const request = requests[index];
		if (!request) problems.push(`an answer ${answer.status} that nothing had asked for`);
		else
			problems.push(
				...wrongAnswer(request, answer, hosts, end === "answered").map((problem) => `${line(request)}: ${problem}`),
			);
	}
	if (answers.length > requests.length || abortAfter !== undefined) return problems;
	const unanswered = requests[answers.length];
	// If one request breaks the protocol, the others need no response, and neither do requests after a closed connection.
	const excused =
		requests.some(({ broken }) => broken) ||
		answers.some(({ status, headers }) => LAST_WORDS.has(status) || headers.get("connection") === "close");
	if (unanswered && !excused)
		problems.push(`${line(unanswered)}: ${end === "late" ? "no answer" : "hung up without an answer"}`);
	return problems;
}

function wrongAnswer(
	request: HostileRequest,
	answer: RawAnswer,
	hosts: ReadonlySet<string>,
	answered: boolean,
): string[] {
	const { status, headers, whole } = answer;
	const problems: string[] = [];
	if (!(status >= 200 && status < 600)) problems.push(`status ${status}`);
	if (status >= 500 && !(status === 503 && headers.has("retry-after"))) problems.push(`${status}`);
	const location = headers.get("location");
	if (location !== undefined && !leadsHome(location, hosts)) problems.push(`leads to ${location}`);
	// Node's server itself responds to invalid requests, with an empty body.
	if (!LAST_WORDS.has(status) || answer.body.length > 0) {
		if (!headers.get("content-security-policy")?.includes("default-src 'none'"))
			problems.push(`${status} without a policy`);
		if (headers.get("x-content-type-options") !== "nosniff") problems.push(`${status} without nosniff`);
	}
	if (request.method === "HEAD" || [204, 304].includes(status)) return problems;
	if (!whole) return answered && !request.broken ? [...problems, "cut short"] : problems;
	const text = textOf(answer);
	if (text === undefined) return [...problems, `a body that is no ${headers.get("content-encoding")}`];
	const inside = INSIDES.exec(text)?.[0];
	if (inside && status !== 200) problems.push(`shows “${inside.trim().slice(0, 120)}”`);
	const repeated = [...headers.values(), text].some((part) => part.includes(STRANGE_HOST));
	if (repeated) problems.push(`repeats ${STRANGE_HOST}`);
	if (headers.get("content-type")?.startsWith("text/html") && !text.trimEnd().endsWith("</html>"))
		problems.push("half a page");
	return problems;
}

function leadsHome(location: string, hosts: ReadonlySet<string>): boolean {
	if (/[^\x21-\x7e]/.test(location) || !URL.canParse(location, "http://home.invalid/a/b")) return false;
	const { host, protocol } = new URL(location, "http://home.invalid/a/b");
	return (protocol === "http:" || protocol === "https:") && (host === "home.invalid" || hosts.has(host));
}

function textOf({ headers, body }: RawAnswer): string | undefined {
	try {
		switch (headers.get("content-encoding")) {
			case "gzip":
				return gunzipSync(body).toString();
			case "br":
				return brotliDecompressSync(body).toString();
			case "zstd":
				return zstdDecompressSync(body).toString();
			default:
				return body.toString();
		}
	} catch {
		return undefined;
	}
}

function line({ method, target }: HostileRequest): string {
	return `${method} ${target.length > 160 ? `${target.slice(0, 160)}… (${target.length})` : target}`;
}
