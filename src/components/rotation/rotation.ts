/**
 * Whether something goes on by itself (spec §4: playing, paused or stopped).
 *
 * - playing: it goes on.
 * - paused: something holds it for a while: the pointer rests on it, the
 *   keyboard is in it, or nobody sees it.
 * - stopped: a visitor has taken it over, or asked it to stop. Only the visitor
 *   lets it go on again.
 */
export type RotationStatus = 'playing' | 'paused' | 'stopped';

/** What holds it for a while. */
export type Hold = 'pointer' | 'focus' | 'hidden' | 'outside';

export interface Rotation {
	readonly isStopped: boolean;
	readonly holds: readonly Hold[];
}

export type RotationEvent =
	| { readonly type: 'hold' | 'release'; readonly by: Hold }
	| { readonly type: 'stop' | 'play' };

/** Who presses play has pointer and focus on the button: they hold no longer. */
const OF_THE_VISITOR: readonly Hold[] = [ 'pointer', 'focus' ];

/** Nobody has seen it yet: it begins when it comes into view. */
export const begin = ( isStopped: boolean ): Rotation => ( {
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
					( hold ) => ! OF_THE_VISITOR.includes( hold )
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
