// Browser side: hydrates the server's markup and applies later builds.

import "@hub/shared-ui/theme/tokens.css";
import "@hub/shared-ui/theme/fonts.css";
import "@hub/shared-ui/theme/base.css";
import "./frame.css";
import { createI18n, loadMessages } from "@hub/shared-contracts/language/i18n";
import { RuntimeProvider } from "@hub/shared-contracts/remote/runtime";
import { testHref, testRuntime } from "@hub/shared-contracts/testing/test-runtime";
import remote from "looked-at/remote";
import { useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import type { BuiltHashes, ShownPage } from "../src/shown-page.ts";

const shown = JSON.parse(document.getElementById("hub:page")?.textContent ?? "null") as ShownPage | null;
follow();
if (shown) void takeOver(shown);

async function takeOver({ locale, route: key, pattern, data }: ShownPage): Promise<void> {
	const route = remote.routes.find((one) => one.key === key);
	const container = document.getElementById("app");
	if (!route || !container) return;
	const i18n = createI18n({ strict: true });
	const [{ default: Page }] = await Promise.all([route.page.load(), loadMessages(i18n, remote.name, locale, remote.messages)]);
	const runtime = testRuntime({
		locale,
		currentHref: location.pathname + location.search,
		i18n,
		href: testHref(remote),
		async navigate(to, { replace = false } = {}) {
			location[replace ? "replace" : "assign"](to);
			return { kind: "done", at: to };
		},
	});
	const router = createBrowserRouter(
		[
			{
				id: "page",
				path: pattern,
				loader: async ({ request }) => (await fetch(request.url, { headers: { accept: "application/json" } })).json(),
				Component: Page,
			},
		],
		{ hydrationData: { loaderData: { page: data } } },
	);
	hydrateRoot(
		container,
		<RuntimeProvider runtime={runtime}>
			<RouterProvider router={router} />
			<Hydrated />
		</RuntimeProvider>,
	);
}

/** Marks the document as hydrated. */
function Hydrated() {
	useEffect(() => document.documentElement.setAttribute("data-hydrated", ""), []);
	return null;
}

/** Applies a new build while keeping the state of components if possible; else reloads the page. */
function follow(): void {
	let built: BuiltHashes | undefined;
	new EventSource("/__hub/events").onmessage = async ({ data }: MessageEvent<string>) => {
		const next = JSON.parse(data) as BuiltHashes;
		const before = built;
		built = next;
		if (!before || (next.web === before.web && next.node === before.node)) return;
		// Only the server's code changed, such as a loader or the sample rows.
		if (!shown || next.web === before.web) location.reload();
		else if (!(await import.meta.webpackHot?.check(true).catch(() => null))) location.reload();
	};
}
