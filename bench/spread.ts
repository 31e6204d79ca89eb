// Medians and ranges of measurements.

/** Returns the middle value, or the mean of the two middle ones. */
export function median(values: readonly number[]): number {
	const sorted = values.toSorted((one, other) => one - other);
	const half = sorted.length / 2;
	const [low, high] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]];
	return low === undefined || high === undefined ? Number.NaN : (low + high) / 2;
}

/** Returns the median with minimum and maximum, such as `824 (801–840)`. */
export function spread(values: readonly number[], digits = 0): string {
	const text = (value: number) => value.toFixed(digits);
	const [least, greatest] = [Math.min(...values), Math.max(...values)];
	return values.length > 1 ? `${text(median(values))} (${text(least)}–${text(greatest)})` : text(median(values));
}

export function megabytes(bytes = 0): string {
	return `${Math.round(bytes / 1024 / 1024)} MB`;
}
