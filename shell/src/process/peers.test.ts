import { expect, test } from "vitest";
import type { News } from "./messages.ts";
import { createPeers } from "./peers.server.ts";

test("what is heard before the site is open is acted by when it opens", () => {
	const form: News = { kind: "form sent", visitor: "someone" };
	const heard: News[] = [];
	const peers = createPeers(() => undefined);
	peers.hear(form);
	peers.listen((news) => heard.push(news));
	expect(heard).toEqual([form]);
	peers.hear(form);
	expect(heard).toEqual([form, form]);
});
