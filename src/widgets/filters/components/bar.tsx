import { ServerHtml } from '@vitrina/react';
import type { MouseEvent } from 'react';
import { isModified } from '@vitrina/core';
import type { BarPart, Parts } from '../model/filters';
import { PartList } from './part-list';

interface BarProps {
	readonly parts: Parts< BarPart >;
	readonly onClear: () => void;
	readonly onClose: () => void;
}

/** The title, the link that removes all filters, and the close button. */
export function Bar( { parts, onClear, onClose }: BarProps ) {
	const clear = ( event: MouseEvent ) => {
		if ( ! isModified( event.nativeEvent ) ) {
			event.preventDefault();
			onClear();
		}
	};
	return (
		<div className="filters__bar">
			<PartList
				parts={ parts }
				render={ ( part ) =>
					part.kind === 'clear' ? (
						<a
							className="filters__clear"
							href={ part.address }
							rel="nofollow"
							onClick={ clear }
						>
							{ part.text }
						</a>
					) : (
						<ServerHtml
							as="button"
							className="icon-button filters__close"
							type="button"
							data-panel-close=""
							onClick={ onClose }
							html={ part.html }
						/>
					)
				}
			/>
		</div>
	);
}
