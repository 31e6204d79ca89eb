import type { PrototypeDeclaration } from "../define-prototype.ts";

export const contract: PrototypeDeclaration<"contract"> = {
	view: {
		chunk: "prototype-contract",
		load: () => import(/* webpackChunkName: "prototype-contract" */ "./contract.tsx"),
	},
};
