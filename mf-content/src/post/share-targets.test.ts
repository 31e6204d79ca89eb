import { expect, test } from "vitest";
import { shareTargets } from "./share-targets.ts";

test("[MT-1] every share link contains the post's address, encoded", () => {
	const page = {
		url: "https://example.org/de/a?b=1&c=2#d",
		title: "Regeln & „Recht“ + mehr",
		text: "Was gilt?\nUnd wann?",
	};
	const targets = shareTargets(page, "E-Mail");
	expect(targets.map(({ name }) => name)).toEqual(["E-Mail", "LinkedIn", "Mastodon", "WhatsApp"]);
	for (const { href } of targets) {
		const { searchParams } = new URL(href);
		expect([...searchParams.values()].join(" ")).toContain(page.url);
	}
	expect(new URL(targets[0]?.href ?? "").searchParams.get("subject")).toBe(page.title);
});
