// The site as a function from Request to Response: its routes, in the order in which they are tried.

import { MOMENT_PATH } from "@hub/content-model/preview/moment-link.server";
import { PREVIEW_RELEASE_PATH } from "@hub/releases/preview-pass";
import { LOCALES } from "@hub/shared-contracts/language/locale";
import { Hono } from "hono";
import { BODY_DEADLINE } from "../base/deadline.server.ts";
import { thirdPartyOrigins } from "../base/settings.server.ts";
import type { DirectHandler } from "../files/ready-files.server.ts";
import { firstSegments, receiveAddressHook } from "../http/address-hook.server.ts";
import { plainResponse } from "../http/plain-response.server.ts";
import { createProxyWarning } from "../http/proxy-warning.server.ts";
import { bufferBodies } from "../http/request-body.server.ts";
import { protection } from "../http/security.server.ts";
import type { Surroundings } from "../http/surroundings.server.ts";
import { FAILURES_PATH } from "../monitoring/failure-report.ts";
import { createHealth } from "../monitoring/health.server.ts";
import { metricsResponse } from "../monitoring/serve-metrics.server.ts";
import { traceRequests } from "../monitoring/trace-requests.server.ts";
import { createUnavailableCount, reasonOfPath } from "../monitoring/unavailable-count.server.ts";
import { DATA_PATH } from "../page/client-set.ts";
import { createMoments, maySeeMoment } from "../preview/moments.server.ts";
import type { PeerMessage } from "../process/messages.ts";
import { choiceInputIn } from "../remotes/set-choice.server.ts";
import { respondToFailure } from "./failed-request.server.ts";
import { createParts, type SharedParts, type SiteDeps } from "./parts.server.ts";
import { RELEASES_PATH } from "./receive-releases.server.ts";
import { serveReleaseMarks } from "./release-marks.server.ts";
import { asksForLive } from "./send-live.server.ts";

/** The site. */
export interface SiteApp {
	/** @param socket remote address of the connection, if known */
	fetch(request: Request, socket?: string): Promise<Response>;
	/** Responds from memory; returns false if `fetch` has to. */
	readonly direct: DirectHandler;
	/** Receives a message of another process of the site. */
	receive(message: PeerMessage): void;
	/** Renders the home page in every language, which warms all caches before the first request. */
	warmUp(): Promise<void>;
	/** Closes views of the site at a moment. */
	close(): void;
}

interface RoutesOptions {
	/** Parts of the site to use, for routes over other content. Default: new ones. */
	readonly shared?: SharedParts;
	/** Opens links to the site at a moment. */
	readonly openMoment?: (request: Request) => Response;
}

/** Composes the site's routes. */
function createRoutes(deps: SiteDeps, { shared, openMoment }: RoutesOptions) {
	const { settings, store, live, content, service, age, search, failures, metrics, log } = deps;
	const { publicUrl, localeStrategy: strategy, publishSecret, trustedProxies, reportRedirects: reports } = settings;
	const parts = createParts(deps, shared);
	const { queue, cached, pageResponses, forms, files, receiver, sendsLive } = parts;
	const noticeProxy = createProxyWarning(trustedProxies, log);
	const unavailable = createUnavailableCount(log);
	const checkAddress = receiveAddressHook(publishSecret, log, () => {
		const table = live.current()?.table;
		return table && { table, strategy, reports, ownWords: firstSegments(app.routes.map(({ path }) => path)) };
	});
	const releaseMarks = serveReleaseMarks(publishSecret, store, log);

	const app = new Hono<Surroundings>();
	if (metrics)
		app.use(async (context, next) => {
			const since = performance.now();
			await next();
			metrics.request(context.req.path, context.res.status, since);
		});
	app.use(async (context, next) => {
		const { raw } = context.req;
		const { socket } = context.env;
		const chosen = await parts.choice.of(choiceInputIn(raw, socket));
		if (chosen) context.set("chosen", chosen);
		const session = parts.sessions.open(raw, socket);
		context.set("session", session);
		await next();
		for (const cookie of session.cookies()) context.header("set-cookie", cookie, { append: true });
	});
	app.use(async (context, next) => {
		noticeProxy(context.req.raw.headers, context.env.socket);
		await next();
		// Every 503 has a `Retry-After` (RFC 9110, 10.2.3), for pages, pictures and files alike.
		if (context.res.status !== 503) return;
		if (context.req.path !== "/readyz") unavailable.count(context.get("unavailable") ?? reasonOfPath(context.req.path));
		if (!context.res.headers.has("retry-after")) context.res.headers.set("retry-after", "5");
	});
	app.use(protection(thirdPartyOrigins(settings), { https: publicUrl.startsWith("https:") }));
	if (receiver) {
		app.get(`${RELEASES_PATH}/:remote/:version`, receiver.outcome);
		app.use(`${RELEASES_PATH}/*`, receiver.guard);
	}
	app.use(bufferBodies(BODY_DEADLINE));
	app.onError(respondToFailure(failures, log));

	app.route("/", createHealth({ live, content, service, age, search, unavailable }));
	const metricsOf = metrics && settings.metricsToken ? metricsResponse(metrics, settings.metricsToken) : undefined;
	if (metricsOf) app.get("/metrics", (context) => metricsOf(context.req.raw));
	app.on(["GET", "HEAD"], "/r/*", (context) => files.serve(context.req.raw));
	for (const [path, serve] of parts.icons) app.on(["GET", "HEAD"], path, (context) => serve(context.req.raw));
	app.on(["GET", "HEAD"], "/media/*", (context) => parts.pictures.serve(context.req.raw));
	app.on(["GET", "HEAD"], "/files/*", (context) => parts.downloads(context.req.raw));
	app.post(FAILURES_PATH, (context) => {
		const { raw } = context.req;
		return parts.receiveFailure(raw, parts.networkOf(raw.headers, context.env.socket));
	});
	app.get(`${PREVIEW_RELEASE_PATH}/*`, (context) => parts.releasePreview(context.req.raw));
	if (openMoment) app.get(MOMENT_PATH, (context) => openMoment(context.req.raw));
	if (receiver && sendsLive)
		app.post(`${RELEASES_PATH}/*`, (context, next) =>
			(asksForLive(context.req.raw) ? sendsLive : receiver.take)(context, next),
		);
	app.post("/_hooks/address", (context) => checkAddress(context.req.raw));
	app.post("/_hooks/releases", (context) => releaseMarks(context.req.raw));

	app.use(queue.machines);
	app.all("/api/*", forms.api);
	app.route("/", parts.discovery);
	app.route("/", parts.sharePictures);

	app.get(DATA_PATH, cached.rendered(pageResponses.data));
	app.on(["GET", "HEAD"], "*", cached.rendered(pageResponses.page));

	app.post("*", forms.page);
	app.all("*", () => plainResponse("getOnly", { status: 405, headers: { allow: "GET, HEAD" } }));
	return { parts, fetch: async (request: Request, socket: string | undefined) => app.fetch(request, { socket }) };
}

/** Composes the site; it does not listen yet. */
export function createSiteApp(deps: SiteDeps): SiteApp {
	const { settings, live, metrics, limiter, watch } = deps;
	const { publicUrl, trustedProxies, publishSecret: secret } = settings;
	const { parts, ...routes } = createRoutes(deps, { openMoment: (request) => moments.open(request) });
	const { cached, files } = parts;
	const moments = createMoments({
		content: deps.content,
		copyContent: deps.copyContent,
		copySearch: deps.search.copy,
		operations: parts.operations,
		secret,
		secure: publicUrl.startsWith("https:"),
		publicUrl,
		log: deps.log,
		// Its pages are neither cached nor counted.
		open: (view) => {
			const uncounted = { metrics: undefined, spans: undefined, watch: { ...watch, countPage: () => undefined } };
			return createRoutes(
				{ ...deps, ...view, ...uncounted, settings: { ...settings, pageCache: false } },
				{ shared: parts },
			).fetch;
		},
	});

	const { direct, fetch } = traceRequests(
		{
			fetch: async (request, socket) => (await moments.respond(request, socket)) ?? routes.fetch(request, socket),
			direct: (incoming, outgoing) =>
				files.direct(incoming, outgoing) ||
				(!maySeeMoment(incoming.headers.cookie) && cached.respond(incoming, outgoing)),
		},
		{ trustedProxies, spans: deps.spans },
	);

	return {
		direct: metrics
			? (incoming, outgoing) => {
					const since = performance.now();
					if (!direct(incoming, outgoing)) return false;
					metrics.request(incoming.url ?? "", outgoing.statusCode, since);
					return true;
				}
			: direct,
		receive(message) {
			if (message.kind === "form sent") limiter.receive(message.visitor);
			else if (message.kind === "pages counted") watch.receive(message);
			else parts.sessions.receive(message);
		},
		fetch,
		async warmUp() {
			if (!live.current()) return;
			for (const { code } of LOCALES)
				await (await routes.fetch(new Request(new URL(`/${code}`, publicUrl)), undefined)).arrayBuffer();
		},
		close: () => moments.close(),
	};
}
