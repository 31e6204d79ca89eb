/** Topics of events and recordings. The stored values are used in addresses. */
export const topics = {
	"data-spaces": "Data spaces",
	"product-passport": "Product passport",
	governance: "Governance",
	connectors: "Connectors",
} as const;
