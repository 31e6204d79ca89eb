// Redirects from addresses of the previous site to the same content (RD-1).

import type { RemoteRedirect } from "@hub/shared-contracts/remote/remote";

export const redirects: readonly RemoteRedirect[] = [
	{ from: ["/connect"], route: "connect-integrate" },
	{ from: ["/living-lab"], route: "build-operate" },
	{ from: ["/digital-id"], route: "trust-participate" },
	{ from: ["/advisory", "/beratung"], route: "consultations" },
	{ from: ["/category/news"], route: "category", params: { slug: "top-news" } },
	{ from: ["/publications"], route: "dataspaces-101" },
	// Seeded documents, whose ids follow from their names.
	{
		from: ["/publications/reports/what-a-data-space-costs.pdf"],
		files: {
			de: "/files/ddf3bcef-6e95-5195-99fa-9fdf14af27ba/was-ein-datenraum-kostet.pdf",
			en: "/files/c945fcf9-7c4a-5df2-a3fa-7c58dbf12c37/what-a-data-space-costs.pdf",
		},
	},
	{
		from: ["/publications/reports/product-passport-readiness.pdf"],
		files: {
			de: "/files/768a3cc2-cd90-57f7-ad71-06319ec538ec/produktpass-was-unternehmen-schon-haben.pdf",
			en: "/files/c7cb9670-cf72-5bd6-bebb-0fe385edf228/product-passport-what-companies-already-have.pdf",
		},
	},
];
