/** What events and recordings are about. The stored words are those of addresses. */
export const topics = {
	"data-spaces": "Data spaces",
	"product-passport": "Product passport",
	governance: "Governance",
	connectors: "Connectors",
} as const;
