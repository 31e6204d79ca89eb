// Diagrams with the words in them. What is drawn from them is the design system's matter.

type Three<T = string> = readonly [T, T, T];
type Four<T = string> = readonly [T, T, T, T];

/** Something that somebody does, in phases counted from 0; `to` is the last one, `when` names more than one of them in words. */
export interface PlanTask {
	readonly text: string;
	readonly from: number;
	readonly to: number;
	readonly when?: string | undefined;
}

/** A diagram's name with its texts; long words may carry soft hyphens. */
export type LabelledDiagram =
	| {
			readonly diagram: "exchange";
			readonly labels: {
				readonly provider: string;
				readonly providerSystem: string;
				readonly consumer: string;
				readonly consumerSystem: string;
				readonly connector: string;
				readonly contract: string;
				readonly flow: string;
			};
	  }
	| {
			readonly diagram: "connector";
			readonly labels: {
				readonly house: string;
				readonly systems: Three;
				readonly connector: string;
				readonly duties: Four;
				readonly space: string;
				readonly partners: Three;
			};
	  }
	| {
			readonly diagram: "passport";
			readonly labels: { readonly stages: Four; readonly passport: string; readonly identifier: string; readonly access: Three };
	  }
	| {
			readonly diagram: "operation";
			readonly labels: {
				readonly members: Three;
				readonly connector: string;
				readonly flow: string;
				readonly operator: string;
				readonly services: Four;
			};
	  }
	| {
			readonly diagram: "trust";
			readonly labels: {
				readonly issuer: string;
				readonly issues: string;
				readonly holder: string;
				readonly credential: string;
				readonly presents: string;
				readonly verifier: string;
				readonly register: string;
				readonly enters: string;
				readonly checks: string;
			};
	  }
	| {
			readonly diagram: "mesh";
			readonly labels: {
				readonly rules: string;
				readonly domains: Three<{ readonly name: string; readonly product: string }>;
				readonly platform: string;
				readonly outside: string;
				readonly offer: string;
			};
	  }
	| {
			readonly diagram: "chain";
			readonly labels: {
				readonly tiers: Four;
				readonly gives: string;
				readonly asks: string;
				readonly ground: string;
				readonly shared: Three;
			};
	  }
	| {
			readonly diagram: "plan";
			readonly labels: {
				readonly phases: readonly string[];
				readonly lanes: readonly { readonly name: string; readonly tasks: readonly PlanTask[] }[];
			};
	  }
	| {
			readonly diagram: "motion";
			readonly labels: {
				readonly raw: string;
				readonly sources: Three;
				readonly dense: string;
				readonly result: string;
				readonly used: string;
				readonly uses: Three;
				readonly border: string;
			};
	  }
	| {
			readonly diagram: "ecosystem";
			readonly labels: {
				readonly core: string;
				/** Three participants that exchange data, then three that make it possible. */
				readonly roles: readonly [Role, Role, Role, Role, Role, Role];
			};
	  };

interface Role {
	readonly name: string;
	readonly text: string;
}
