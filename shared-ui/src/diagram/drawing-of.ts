import { type ChainLabels, chain } from "./chain.ts";
import { type ConnectorLabels, connectorDuties } from "./connector.ts";
import { type EcosystemLabels, ecosystem } from "./ecosystem.ts";
import { type ExchangeLabels, exchange } from "./exchange.ts";
import { type MeshLabels, mesh } from "./mesh.ts";
import { type MotionLabels, motion } from "./motion.ts";
import { type OperationLabels, operation } from "./operation.ts";
import { type PassportLabels, passport } from "./passport.ts";
import { type PlanLabels, plan } from "./plan.ts";
import type { Drawing } from "./shape.ts";
import { type TrustLabels, trust } from "./trust.ts";

/** A diagram's name with its labels. Long words may contain soft hyphens (U+00AD); they break only if necessary. */
export type LabelledDiagram =
	| { readonly diagram: "exchange"; readonly labels: ExchangeLabels }
	| { readonly diagram: "connector"; readonly labels: ConnectorLabels }
	| { readonly diagram: "passport"; readonly labels: PassportLabels }
	| { readonly diagram: "operation"; readonly labels: OperationLabels }
	| { readonly diagram: "trust"; readonly labels: TrustLabels }
	| { readonly diagram: "mesh"; readonly labels: MeshLabels }
	| { readonly diagram: "chain"; readonly labels: ChainLabels }
	| { readonly diagram: "plan"; readonly labels: PlanLabels }
	| { readonly diagram: "motion"; readonly labels: MotionLabels }
	| { readonly diagram: "ecosystem"; readonly labels: EcosystemLabels };

/** Computes a diagram's shapes. Called by loaders on the server, so that the browser's bundle has no layout code. */
export function drawingOf(labelled: LabelledDiagram): Drawing {
	switch (labelled.diagram) {
		case "exchange":
			return exchange(labelled.labels);
		case "connector":
			return connectorDuties(labelled.labels);
		case "passport":
			return passport(labelled.labels);
		case "operation":
			return operation(labelled.labels);
		case "trust":
			return trust(labelled.labels);
		case "mesh":
			return mesh(labelled.labels);
		case "chain":
			return chain(labelled.labels);
		case "plan":
			return plan(labelled.labels);
		case "motion":
			return motion(labelled.labels);
		case "ecosystem":
			return ecosystem(labelled.labels);
	}
}
