import { afterEach, expect, test, vi } from "vitest";
import { loadDocument } from "./load-document.client.ts";

afterEach(() => vi.unstubAllGlobals());

test.each([
	["/glossary#letter-d", "reload"],
	["https://hub.example/glossary#letter-d", "reload"],
	["/glossary#letter-e", "reload"],
	["/glossary", "/glossary"],
	["/glossary?q=a#letter-d", "/glossary?q=a#letter-d"],
	["/glossary/edc#top", "/glossary/edc#top"],
])("[NV-4] from /glossary#letter-d, a full load of %s is not a scroll", (address, done) => {
	const happened: string[] = [];
	const reload = () => happened.push("reload");
	const assign = (to: string) => happened.push(to);
	vi.stubGlobal("location", { href: "https://hub.example/glossary#letter-d", reload, assign });
	loadDocument(address);
	expect(happened).toEqual([done]);
});
