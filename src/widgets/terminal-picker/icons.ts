/** Paths in a 24 × 24 view box, with a stroke of 1.5. All are decorative, beside a text. */
export const icons = {
	/** Two columns of doors. */
	locker: 'M5.25 3.75h13.5a1.5 1.5 0 0 1 1.5 1.5v13.5a1.5 1.5 0 0 1-1.5 1.5H5.25a1.5 1.5 0 0 1-1.5-1.5V5.25a1.5 1.5 0 0 1 1.5-1.5ZM12 3.75v16.5M3.75 9.25H12M12 14.75h8.25M8.5 13v1.5M15.5 9v1.5',
	search: 'M10.75 4.25a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM15.5 15.5l5 5',
	cross: 'm6 6 12 12M18 6 6 18',
	check: 'm5 12.5 4.5 4.5L19 7.5',
	arrow: 'm9 6 6 6-6 6',
	warning:
		'M12 3.75a8.25 8.25 0 1 1 0 16.5 8.25 8.25 0 0 1 0-16.5ZM12 8v4.5M12 15.75v.1',
} as const;

export type IconName = keyof typeof icons;
