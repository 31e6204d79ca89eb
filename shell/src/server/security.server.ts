// What every answer says about what a browser may do with it, and which requests may change something.

import { PROVIDER_SOURCES } from "@hub/shared-contracts/content/video-provider";
import { Hono, type MiddlewareHandler } from "hono";
import { secureHeaders } from "hono/secure-headers";

/**
 * Sets the headers of every answer: everything from this site, nothing inline, no evaluation. What the players of
 * video providers are made of is let in by its paths; that a visitor allowed it is seen to in code. A header that an answer has already stays,
 * as a personal page's stricter `Referrer-Policy`. An answer that says that it has them all is not touched.
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
		},
		permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [], usb: [], browsingTopics: [] },
		referrerPolicy: "strict-origin-when-cross-origin",
		strictTransportSecurity: https && "max-age=31536000; includeSubDomains",
		xFrameOptions: "DENY",
		overwrite: false,
	});
	return async (context, next) => {
		await next();
		if (!context.get("protected")) await set(context, async () => undefined);
	};
}

/** The same headers for who answers without handlers, by lower-case names. */
export async function protectionHeaders(...options: Parameters<typeof protection>): Promise<Record<string, string>> {
	const app = new Hono().use(protection(...options));
	app.all("*", (context) => context.body(null));
	return Object.fromEntries((await app.request("/")).headers);
}

/**
 * Whether a request that changes something comes from this site's own pages (SS-1): the browser says so in `Sec-Fetch-Site`, and
 * older ones in `Origin`. A request with neither was made by no page.
 */
export function isOwnRequest(request: Request): boolean {
	const site = request.headers.get("sec-fetch-site");
	if (site) return site === "same-origin" || site === "none";
	const origin = request.headers.get("origin");
	if (!origin) return true;
	const host = request.headers.get("host") ?? new URL(request.url).host;
	return URL.canParse(origin) && new URL(origin).host === host;
}
