import { expect, test } from "vitest";
import { siteLinks } from "./site-links.ts";

test("[EV-2] mails lead to pages that the site has, in the reader's language", () => {
	const links = siteLinks("https://hub.example.org/", "de");
	expect(links.manage("größe", "some-id")).toBe("https://hub.example.org/de/events/gr%C3%B6%C3%9Fe/manage/some-id");
	expect(links.event("runde")).toBe("https://hub.example.org/de/events/runde");
	expect(links.recording("film")).toBe("https://hub.example.org/de/events/recordings/film");
	expect(siteLinks("https://hub.example.org", "en").events()).toBe("https://hub.example.org/en/events");
});
