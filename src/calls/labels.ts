import { settings, type Settings } from '@vitrina/core';

/** Texts for a page without settings. They are here, because only requests need them. */
const fallback = {
	offline: 'You are probably offline.',
	invalidJson: 'The response is not a valid JSON response.',
	unknownError: 'An unknown error occurred.',
	uploadFailed:
		'The file could not be uploaded. If it is a photo or another large picture, please make it smaller and try again.',
};

export const readLabels = (): Settings[ 'labels' ] => ( {
	...fallback,
	...settings().labels,
} );
