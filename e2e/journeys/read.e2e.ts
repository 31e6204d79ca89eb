// A visitor reads one page of every kind in both languages.

import { expect, test } from "../fixtures.ts";
import { KNOWN_PAGES } from "../kinds-of-pages.ts";
import { open, seePage } from "../verbs.ts";

// Where visitors share the clock of the event, nothing has to be added to its times.
test.use({ timezoneId: "Europe/Berlin" });

for (const known of KNOWN_PAGES) {
	test(`[NV-6] a visitor reads ${known.path}, and nothing in it moves when it hydrates`, async ({ page, request }) => {
		await open(page, known.path);
		await seePage(page, known);
		await expect(page).toHaveTitle(known.title ? `${known.title} · Data Intelligence Hub` : "Data Intelligence Hub");
		await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);

		const drawn = await (await request.get(known.path)).text();
		const { before, after } = await page.evaluate((html) => {
			const tidy = (root: Document) => {
				const app = root.querySelector("#app")?.cloneNode(true) as Element;
				const comments = document.createTreeWalker(app, NodeFilter.SHOW_COMMENT);
				const found: Comment[] = [];
				while (comments.nextNode()) found.push(comments.currentNode as Comment);
				for (const comment of found) comment.remove();
				// Not seen: from then on the page's own script checks the fields.
				for (const form of app.querySelectorAll("form[novalidate]")) form.removeAttribute("novalidate");
				app.normalize();
				return app.innerHTML;
			};
			return { before: tidy(new DOMParser().parseFromString(html, "text/html")), after: tidy(document) };
		}, drawn);
		expect(after).toBe(before);
	});
}
