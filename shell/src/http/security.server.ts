// Security headers of all responses, and protection against cross-site requests.

import { PROVIDER_SOURCES } from "@hub/shared-contracts/content/video-provider";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { secureHeaders } from "hono/secure-headers";

const STRICT_TRANSPORT = "max-age=31536000; includeSubDomains";

/**
 * Sets the security headers: everything from this site, nothing inline, no evaluation. Video providers' players are
 * allowed by their paths; code ensures that the visitor consented. Existing headers stay, such as a personal page's
 * stricter `Referrer-Policy`. A response with `nosniff` has all of them already. Parts of pages get fewer: they are no
 * documents and cannot navigate.
 * @param thirdPartyOrigins additional origins for scripts, pictures and requests
 */
export function protection(
	thirdPartyOrigins: readonly string[],
	{ https }: { readonly https: boolean },
): MiddlewareHandler {
	const self = "'self'";
	const withOthers = [self, ...new Set(thirdPartyOrigins)];
	const set = secureHeaders({
		contentSecurityPolicy: {
			defaultSrc: ["'none'"],
			scriptSrc: [...withOthers, ...PROVIDER_SOURCES.scripts],
			styleSrc: [self],
			imgSrc: [...withOthers, "data:"],
			fontSrc: [self],
			connectSrc: [...withOthers, ...PROVIDER_SOURCES.requests],
			frameSrc: [...PROVIDER_SOURCES.frames],
			mediaSrc: [self],
			manifestSrc: [self],
			formAction: [self],
			baseUri: ["'none'"],
			frameAncestors: ["'none'"],
			requireTrustedTypesFor: ["'script'"],
			trustedTypes: ["default", "hub", ...PROVIDER_SOURCES.policies],
		},
		permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [], usb: [], browsingTopics: [] },
		referrerPolicy: "strict-origin-when-cross-origin",
		strictTransportSecurity: https && STRICT_TRANSPORT,
		xFrameOptions: "DENY",
		overwrite: false,
	});
	const setOfPart = secureHeaders({
		...OF_DOCUMENTS_ALONE,
		contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
		strictTransportSecurity: https && STRICT_TRANSPORT,
		overwrite: false,
	});
	return async (context, next) => {
		await next();
		if (context.res.headers.has(MARKER)) return;
		await (isPartOfPages(context.res.headers.get("content-type")) ? setOfPart : set)(context, async () => undefined);
	};
}

/** Present only if all other headers are. */
const MARKER = "x-content-type-options";

/** Merges the headers of a page with its own, which take precedence. */
export function pageProtection(
	pages: ProtectionHeaders["pages"],
	own: Readonly<Record<string, string>>,
): Record<string, string> {
	return MARKER in own ? { ...own } : { ...pages, ...own };
}

/** Headers that only concern documents; on each of a page's files they would be a kilobyte before its first byte. */
const OF_DOCUMENTS_ALONE = {
	crossOriginOpenerPolicy: false,
	originAgentCluster: false,
	referrerPolicy: false,
	xDnsPrefetchControl: false,
	xDownloadOptions: false,
	xFrameOptions: false,
	xPermittedCrossDomainPolicies: false,
	xXssProtection: false,
};

/**
 * True for types that are only ever part of a page: scripts, styles, fonts and pictures, but not SVG, which may contain
 * scripts.
 */
function isPartOfPages(type: string | null | undefined): boolean {
	return /^(text\/(css|javascript)\b|font\/|image\/(?!svg))/.test(type ?? "");
}

/** Headers of responses that are sent without handlers, by lower-case names. */
export interface ProtectionHeaders {
	readonly pages: Readonly<Record<string, string>>;
	/** For a file, by content type. */
	files(type: string | undefined): Readonly<Record<string, string>>;
}

/** Returns the same headers for responses that are sent without handlers. */
export async function protectionHeaders(...options: Parameters<typeof protection>): Promise<ProtectionHeaders> {
	const app = new Hono().use(protection(...options));
	const empty = (type: string) => (context: Context) => context.body(null, 200, { "content-type": type });
	app.get("/page", empty("text/html"));
	app.get("/part", empty("font/woff2"));
	const headersOf = async (path: string) => {
		const { "content-type": _type, ...headers } = Object.fromEntries((await app.request(path)).headers);
		return headers;
	};
	const [pages, parts] = await Promise.all([headersOf("/page"), headersOf("/part")]);
	return { pages, files: (type) => (isPartOfPages(type) ? parts : pages) };
}

/**
 * True if a state-changing request comes from this site's own pages (SS-1), by `Sec-Fetch-Site` or, from older
 * browsers, `Origin`. A request with neither is refused: no current browser sends a form without both.
 */
export function isOwnRequest(request: Request): boolean {
	const site = request.headers.get("sec-fetch-site");
	if (site) return site === "same-origin" || site === "none";
	const origin = request.headers.get("origin");
	if (!origin) return false;
	const host = request.headers.get("host") ?? new URL(request.url).host;
	return URL.canParse(origin) && new URL(origin).host === host;
}
