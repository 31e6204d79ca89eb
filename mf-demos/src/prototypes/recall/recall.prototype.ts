import type { PrototypeDeclaration } from "../define-prototype.ts";

export const recall: PrototypeDeclaration<"recall"> = {
	view: { chunk: "prototype-recall", load: () => import(/* webpackChunkName: "prototype-recall" */ "./recall.tsx") },
};
