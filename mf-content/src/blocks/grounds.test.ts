import { openTestHost } from "@hub/content-model/testing/test-host";
import { expect, test } from "vitest";
import server from "../remote.server.ts";

test("[CT-1] neighbouring sections alternate their background, and consecutive prose shares one", async () => {
	const chapter = (heading: string) => ({ type: "prose", heading, html: "<p>Words.</p>" });
	const steps = { type: "steps", heading: "Steps", items: [{ title: "First", text: "It begins." }] };
	const blocks = [chapter("One"), chapter("Two"), steps, chapter("Three")];
	const page = { locale: "en", slug: "example", title: "Example", translation_key: "example", blocks };
	const host = openTestHost(server, { rows: { pages: [page] } });
	const { document } = await host.get("/example");
	const looks = document
		.all("section")
		.map(({ attributes: { class: names = "" } }) => [/surface|paper/.exec(names)?.[0], names.includes("runsOn")]);
	expect(looks).toEqual([
		["surface", false],
		["surface", true],
		["paper", false],
		["surface", false],
	]);
});
