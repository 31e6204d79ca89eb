// What every answer says about what a browser may do with it, and which requests may change something.

import { PROVIDER_SOURCES } from "@hub/shared-contracts/content/video-provider";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { secureHeaders } from "hono/secure-headers";

const STRICT_TRANSPORT = "max-age=31536000; includeSubDomains";

/**
 * Sets the headers of every answer: everything from this site, nothing inline, no evaluation. What the players of
 * video providers are made of is let in by its paths; that a visitor allowed it is seen to in code. A header that an answer has already stays,
 * as a personal page's stricter `Referrer-Policy`. One that forbids sniffing types has them all: a page's are written with it.
 * What is only ever part of a page has fewer: it is no document, and may lead nowhere by itself.
 * @param thirdPartyOrigins where scripts, pictures and requests may come from and go to besides
 */
export function protection(thirdPartyOrigins: readonly string[], { https }: { readonly https: boolean }): MiddlewareHandler {
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
		if (context.res.headers.has(MARK)) return;
		await (isPartOfPages(context.res.headers.get("content-type")) ? setOfPart : set)(context, async () => undefined);
	};
}

/** What no answer has without all the others. */
const MARK = "x-content-type-options";

/** The headers of a page that is written with all of them: its own go before those of every page. */
export function pageProtection(pages: ProtectionHeaders["pages"], own: Readonly<Record<string, string>>): Record<string, string> {
	return MARK in own ? { ...own } : { ...pages, ...own };
}

/** Headers that are about documents; on each of a page's files they would be a kilobyte before its first byte. */
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

/** Whether what is of a type is only ever part of a page: scripts, styles, fonts and pictures, but no SVG, which may hold scripts. */
function isPartOfPages(type: string | null | undefined): boolean {
	return /^(text\/(css|javascript)\b|font\/|image\/(?!svg))/.test(type ?? "");
}

/** What answers say that are sent without handlers, by lower-case names. */
export interface ProtectionHeaders {
	readonly pages: Readonly<Record<string, string>>;
	/** Of a file, by its type. */
	files(type: string | undefined): Readonly<Record<string, string>>;
}

/** The same headers for who answers without handlers. */
export async function protectionHeaders(...options: Parameters<typeof protection>): Promise<ProtectionHeaders> {
	const app = new Hono().use(protection(...options));
	const empty = (type: string) => (context: Context) => context.body(null, 200, { "content-type": type });
	app.get("/page", empty("text/html"));
	app.get("/part", empty("font/woff2"));
	const said = async (path: string) => {
		const { "content-type": _type, ...headers } = Object.fromEntries((await app.request(path)).headers);
		return headers;
	};
	const [pages, parts] = await Promise.all([said("/page"), said("/part")]);
	return { pages, files: (type) => (isPartOfPages(type) ? parts : pages) };
}

/**
 * Whether a request that changes something comes from this site's own pages (SS-1): the browser says so in `Sec-Fetch-Site`, and
 * older ones in `Origin`. A request with neither is refused: no browser of today sends a form without both.
 */
export function isOwnRequest(request: Request): boolean {
	const site = request.headers.get("sec-fetch-site");
	if (site) return site === "same-origin" || site === "none";
	const origin = request.headers.get("origin");
	if (!origin) return false;
	const host = request.headers.get("host") ?? new URL(request.url).host;
	return URL.canParse(origin) && new URL(origin).host === host;
}
