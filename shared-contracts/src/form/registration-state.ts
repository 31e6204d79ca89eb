// States of a registration and the table of allowed transitions (EV-1), which code and tests share. All other
// transitions are refused.

export const registrationStates = ["pending", "confirmed", "waitlisted", "cancelled", "attended"] as const;
export type RegistrationState = (typeof registrationStates)[number];

/**
 * Events of a registration. By the person: register, confirm, accept, cancel. By time: expire, offer, lapse. By staff:
 * admit, enlist, cancel, attend, absent.
 */
export const registrationEvents = [
	"register",
	"confirm",
	"expire",
	"offer",
	"accept",
	"lapse",
	"cancel",
	"admit",
	"enlist",
	"attend",
	"absent",
] as const;
export type RegistrationEvent = (typeof registrationEvents)[number];

/** The conditions of transitions. */
export interface Circumstances {
	/** The event is announced, takes place and has not begun. */
	readonly open: boolean;
	/** A seat is offered to this registration, or is free and the waiting list before it is empty. */
	readonly seat: boolean;
	/** A seat is offered to it, and the offer has not lapsed. */
	readonly offered: boolean;
	/** The time in which it had to be confirmed or accepted is over. */
	readonly overdue: boolean;
	/** An earlier offer expired. */
	readonly lapsedBefore: boolean;
	/** Attendance can be recorded, see `attendanceOpensAt`. */
	readonly attendanceOpen: boolean;
}

/** A transition: from state (`none`: no registration yet), event, to state, and its condition. */
export interface Transition {
	readonly from: RegistrationState | "none";
	readonly event: RegistrationEvent;
	readonly to: RegistrationState;
	readonly when: Partial<Circumstances>;
}

export const transitions: readonly Transition[] = [
	// The person registers, also again after cancelling.
	{ from: "none", event: "register", to: "pending", when: { open: true } },
	{ from: "cancelled", event: "register", to: "pending", when: { open: true } },
	// The address is verified: now the registration gets a seat, or a position in the waiting list.
	{ from: "pending", event: "confirm", to: "confirmed", when: { open: true, seat: true } },
	{ from: "pending", event: "confirm", to: "waitlisted", when: { open: true, seat: false } },
	{ from: "pending", event: "expire", to: "cancelled", when: { overdue: true } },
	// A freed seat: offered to the first, accepted, or passed on. After two lapsed offers the registration leaves the
	// list.
	{ from: "waitlisted", event: "offer", to: "waitlisted", when: { open: true, seat: true, offered: false } },
	{ from: "waitlisted", event: "accept", to: "confirmed", when: { open: true, offered: true } },
	{ from: "waitlisted", event: "lapse", to: "waitlisted", when: { overdue: true, lapsedBefore: false } },
	{ from: "waitlisted", event: "lapse", to: "cancelled", when: { overdue: true, lapsedBefore: true } },
	// The person or staff cancel.
	{ from: "pending", event: "cancel", to: "cancelled", when: {} },
	{ from: "waitlisted", event: "cancel", to: "cancelled", when: {} },
	{ from: "confirmed", event: "cancel", to: "cancelled", when: {} },
	// Staff assign a seat if available, else a position in the waiting list.
	{ from: "none", event: "admit", to: "confirmed", when: { seat: true } },
	{ from: "pending", event: "admit", to: "confirmed", when: { seat: true } },
	{ from: "waitlisted", event: "admit", to: "confirmed", when: { seat: true } },
	{ from: "cancelled", event: "admit", to: "confirmed", when: { seat: true } },
	{ from: "none", event: "enlist", to: "waitlisted", when: {} },
	{ from: "pending", event: "enlist", to: "waitlisted", when: {} },
	{ from: "cancelled", event: "enlist", to: "waitlisted", when: {} },
	// Staff record attendance, from the event's day on.
	{ from: "confirmed", event: "attend", to: "attended", when: { attendanceOpen: true } },
	{ from: "attended", event: "absent", to: "confirmed", when: {} },
];

/** Returns the next state; undefined if the table has no such transition. */
export function nextState(
	from: RegistrationState | "none",
	event: RegistrationEvent,
	circumstances: Circumstances,
): RegistrationState | undefined {
	const fits = ({ when }: Transition) =>
		conditions.every((name) => when[name] === undefined || when[name] === circumstances[name]);
	return transitions.find((transition) => transition.from === from && transition.event === event && fits(transition))
		?.to;
}

const conditions = [
	"open",
	"seat",
	"offered",
	"overdue",
	"lapsedBefore",
	"attendanceOpen",
] as const satisfies readonly (keyof Circumstances)[];

/** True if a transition depends on a free seat. For others the seat count is not queried. */
export function dependsOnSeat(from: RegistrationState | "none", event: RegistrationEvent): boolean {
	return transitions.some(
		(transition) => transition.from === from && transition.event === event && transition.when.seat !== undefined,
	);
}

/** Returns the event that staff trigger by choosing a state; undefined if it cannot be chosen. */
export function staffEvent(from: RegistrationState | "none", to: RegistrationState): RegistrationEvent | undefined {
	switch (to) {
		case "pending":
			return from === "none" ? "register" : undefined;
		case "confirmed":
			return from === "attended" ? "absent" : "admit";
		case "waitlisted":
			return "enlist";
		case "cancelled":
			return "cancel";
		case "attended":
			return "attend";
	}
}

/** True if a registration takes one of the event's seats. An offered seat is reserved for its person. */
export function holdsSeat(state: RegistrationState, offered: boolean): boolean {
	return state === "confirmed" || state === "attended" || (state === "waitlisted" && offered);
}
