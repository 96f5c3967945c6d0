/**
 * The state of autoplay (spec §4).
 *
 * - playing: it advances.
 * - paused: something holds it for a while: the pointer is over it, it has the focus,
 *   or it is not visible.
 * - stopped: a visitor has used its controls or stopped it. Only the visitor can start
 *   it again.
 */
export type RotationStatus = 'playing' | 'paused' | 'stopped';

/** The reasons to pause. */
export type Hold = 'pointer' | 'focus' | 'hidden' | 'outside';

export interface Rotation {
	readonly isStopped: boolean;
	readonly holds: readonly Hold[];
}

export type RotationEvent =
	| { readonly type: 'hold' | 'release'; readonly by: Hold }
	| { readonly type: 'stop' | 'play' };

/** A visitor who presses play has pointer and focus on the button: these no longer hold it. */
const RELEASED_BY_PLAY: readonly Hold[] = [ 'pointer', 'focus' ];

/** At first autoplay is held as out of view; the observer releases it when it is in view. */
export const initialRotation = ( isStopped: boolean ): Rotation => ( {
	isStopped,
	holds: [ 'outside' ],
} );

export function next( rotation: Rotation, event: RotationEvent ): Rotation {
	const { holds } = rotation;
	switch ( event.type ) {
		case 'hold':
			return holds.includes( event.by )
				? rotation
				: { ...rotation, holds: [ ...holds, event.by ] };
		case 'release':
			return {
				...rotation,
				holds: holds.filter( ( hold ) => hold !== event.by ),
			};
		case 'stop':
			return { ...rotation, isStopped: true };
		case 'play':
			return {
				isStopped: false,
				holds: holds.filter(
					( hold ) => ! RELEASED_BY_PLAY.includes( hold )
				),
			};
	}
}

export function statusOf( { isStopped, holds }: Rotation ): RotationStatus {
	if ( isStopped ) {
		return 'stopped';
	}
	return holds.length > 0 ? 'paused' : 'playing';
}
