import { fillPattern } from "@hub/shared-contracts/address/route-path";
import { expect, test } from "vitest";
import { routes } from "../../../mf-events/src/routes.ts";
import { siteLinks } from "./site-links.ts";

test("[EV-2] mails lead to pages that the site has, in the reader's language", () => {
	const page = (key: string, params: Record<string, string> = {}) => {
		const path = routes.find((route) => route.key === key)?.path;
		if (typeof path !== "string") throw new Error(`${key} has no path that is the same in every language`);
		return `https://hub.example.org/de${fillPattern(path, params)}`;
	};
	const links = siteLinks("https://hub.example.org/", "de");
	expect(links.manage("größe", "some-id")).toBe(page("manage", { slug: "größe", registrationId: "some-id" }));
	expect(links.event("runde")).toBe(page("event", { slug: "runde" }));
	expect(links.events()).toBe(page("events"));
	expect(links.recording("film")).toBe(page("recording", { slug: "film" }));
	expect(siteLinks("https://hub.example.org", "en").events()).toBe("https://hub.example.org/en/events");
});
