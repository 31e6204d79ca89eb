// A small passport for tests. Its signatures are invalid: verification has its own tests.

export const PASSPORT = {
	name: "passport",
	product: { name: "A battery", identifier: "did:example:battery", text: "Built for a test." },
	issuers: [{ id: "maker", name: "The maker", role: "makes it", key: { x: "none", y: "none" } }],
	parts: [
		{
			id: "pack",
			name: "Pack",
			text: "All of it.",
			facts: [
				{ label: "Mass", value: "412 kg", by: "maker" },
				{ label: "Torque", value: "9 Nm", by: "maker", for: ["owner"] },
			],
		},
		{ id: "cell", in: "pack", name: "Cell", text: "A part of it." },
	],
	events: [{ on: "2025-05-06", part: "cell", by: "maker", title: "Cell built", text: "In a plant." }],
	claims: [
		{
			id: "cobalt",
			part: "cell",
			by: "maker",
			issued: "2025-05-19",
			label: "Recycled cobalt",
			text: "Share of the cobalt.",
			property: "recycled-cobalt",
			value: 16.5,
			unit: "%",
			signature: "none",
			for: ["authority"],
		},
	],
};
