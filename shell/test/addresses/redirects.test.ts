import { dataOfPage } from "@hub/shared-contracts/testing/page-document";
import { describe, expect, test } from "vitest";
import { useTestSite } from "../fixtures/use-test-site.ts";

describe("[RD-1] legacy addresses of files redirect permanently in one hop, with the query", () => {
	const site = useTestSite();

	test.each([
		["/de/publications/reports/what-a-data-space-costs.pdf", "/was-ein-datenraum-kostet.pdf"],
		["/DE/Publications/Reports/Product-Passport-Readiness.PDF", "/produktpass-was-unternehmen-schon-haben.pdf"],
	])("the old report %s is the site's file %s", async (from, to) => {
		const moved = await site.fetch(`${from}?a=1`);
		const location = moved.headers.get("location") ?? "";
		expect([moved.status, location.replace(/^\/files\/[0-9a-f-]{36}/, "")]).toEqual([301, `${to}?a=1`]);
		const file = await site.fetch(location, { method: "HEAD" });
		expect([file.status, file.headers.get("content-type")]).toEqual([200, "application/pdf"]);
	});

	test("a tab loads an old report's file as a document", async () => {
		const { set: shown } = dataOfPage((await site.get("/events")).document) as { set: { id: string } };
		const response = await site.data("/publications/reports/what-a-data-space-costs.pdf", shown.id);
		expect([response.status, await response.json()]).toEqual([409, { kind: "reload" }]);
	});
});
