import type { PrototypeDeclaration } from "../define-prototype.ts";

export const policy: PrototypeDeclaration<"policy"> = {
	view: { chunk: "prototype-policy", load: () => import(/* webpackChunkName: "prototype-policy" */ "./policy.tsx") },
};
