import { createDirectus, customEndpoint, type HttpMethod, rest, staticToken } from "@directus/sdk";
import { retryClosedConnection } from "@hub/content-model/cms/closed-connection";
import { contentPath } from "@hub/content-model/cms/content-path";
import { z } from "zod";

/** The used part of Directus' error responses. */
const refusal = z.object({
	message: z.string(),
	errors: z
		.array(
			z.object({
				message: z.string(),
				extensions: z.object({ code: z.string(), reason: z.string() }).partial().optional(),
			}),
		)
		.optional(),
	response: z.object({ status: z.number() }).optional(),
});

/** Directus refused a call or did not respond. The message names the call and Directus' reason. */
export class CmsCallError extends Error {
	override readonly name = "CmsCallError";
	/** HTTP status; 0 without a response. */
	readonly status: number;
	/** Directus' code, such as `FORBIDDEN`, if it sent one. */
	readonly code: string | undefined;

	constructor(message: string, status: number, code: string | undefined, cause: unknown) {
		super(message, { cause });
		this.status = status;
		this.code = code;
	}
}

/** Calls for schema, access and seed. Each throws CmsCallError if it is refused. */
export interface CmsClient {
	readonly url: string;
	/** @param answer schema of the response's `data` */
	read<T>(path: string, params: Readonly<Record<string, unknown>>, answer: z.ZodType<T>): Promise<T>;
	/** Creates one object, or several if the body is a list. */
	create(path: string, body: object): Promise<void>;
	update(path: string, body: object): Promise<void>;
	/** Adds a file to the library, or replaces the content of an existing one. */
	upload(form: FormData, id?: string): Promise<void>;
}

/** Creates a client with a static token. */
export function createCmsClient(url: string, token: string): CmsClient {
	const client = createDirectus(url, { globals: { fetch: send } })
		.with(staticToken(token))
		.with(rest());

	async function call(
		method: HttpMethod,
		path: string,
		options: { params?: Readonly<Record<string, unknown>>; body?: object | FormData },
	) {
		const { body, params } = options;
		try {
			return await client.request(
				customEndpoint({
					path,
					method,
					...(params && { params }),
					...(body && bodyOptions(body)),
				}),
			);
		} catch (error) {
			const parsed = refusal.safeParse(error);
			const first = parsed.data?.errors?.[0];
			// `extensions.reason` has the complete sentence; the message is shortened to fit Studio's dialogs.
			const reason = first?.extensions?.reason ?? first?.message ?? parsed.data?.message ?? String(error);
			const cause = causeOf(error);
			throw new CmsCallError(
				cause
					? `${method} ${path} got no response from the content service: ${cause}`
					: `${method} ${path} was refused by the content service: ${reason}`,
				parsed.data?.response?.status ?? 0,
				first?.extensions?.code,
				error,
			);
		}
	}

	return {
		url,
		async read(path, params, answer) {
			return answer.parse(await call("GET", path, { params }));
		},
		async create(path, body) {
			await call("POST", path, { body });
		},
		async update(path, body) {
			await call("PATCH", path, { body });
		},
		async upload(form, id) {
			await (id === undefined
				? call("POST", "/files", { body: form })
				: call("PATCH", contentPath("files", id), { body: form }));
		},
	};
}

function bodyOptions(body: object | FormData) {
	if (body instanceof FormData) return { body, headers: { "Content-Type": "multipart/form-data" } };
	return { body: JSON.stringify(body) };
}

/** Returns the cause of a missing response. The message of `fetch` is just “fetch failed”. */
function causeOf(error: unknown): string | undefined {
	return error instanceof Error && error.cause instanceof Error
		? `${error.message} (${error.cause.message})`
		: undefined;
}

function send(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
	return init?.method === "GET" ? retryClosedConnection(() => fetch(input, init)) : fetch(input, init);
}
